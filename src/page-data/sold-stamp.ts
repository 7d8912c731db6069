import type { Texts } from '../model/schema/texts';
import { soldOutcome } from '../model/derive/prices';
import type { SaleContext } from './sale-context';

/** The stamp on the plan of a completed sale by its results; null if nothing sold and while they are to come. */
export function soldStamp(
  { sale, status }: Pick<SaleContext, 'sale' | 'status'>,
  words: Pick<Texts['auctionDay'], 'sold' | 'soldAll' | 'soldEnBloc'>,
  parcels = sale.parcels.map(({ slug }) => slug),
): string | null {
  const outcomes = parcels.flatMap((slug) => soldOutcome(sale, slug) ?? []);
  if (status !== 'completed' || outcomes.length === 0) return null;
  if (outcomes.length < parcels.length)
    return words.sold.fill({ sold: String(outcomes.length), all: String(parcels.length) });
  return outcomes.every((outcome) => outcome === 'sold en bloc') ? words.soldEnBloc : words.soldAll;
}
