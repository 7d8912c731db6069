import { standardCurrency } from '../lib/money';
import { noValue } from '../lib/no-value';
import { formatAcres } from '../model/derive/areas';
import { formatPricePerAcre, pricePerAcre } from '../model/derive/prices';
import { soldLots, type SoldLot } from '../model/derive/results';
import { parcelRoute } from '../model/derive/routes';
import type { SaleContext } from './sale-context';

/** Land from its starting bid on; sold is null while it has not sold. */
export interface StartToSoldRow {
  /** Null for the land of the page. */
  readonly href: string | null;
  readonly name: string;
  readonly note: string;
  /** Such as $690,000, and $2,163/ac. */
  readonly start: readonly [price: string, perAcre: string];
  readonly sold: readonly [price: string, perAcre: string] | null;
  /** Such as +47%. */
  readonly change: string;
  /** Both in whole dollars per titled acre, for the drawing; alike while it has not sold. */
  readonly rise: readonly [from: number, to: number];
}

/** The change of a price in percent; a dash if there was no starting bid. */
function formatChange(startingBid: number, price: number): string {
  if (startingBid === 0) return noValue;
  const percent = Math.round((price / startingBid - 1) * 100);
  if (percent === 0) return '0%';
  return `${percent < 0 ? '−' : '+'}${String(Math.abs(percent))}%`;
}

interface Bids {
  readonly titledAcres: number;
  readonly startingBid: number;
  /** The accepted bid; null while there is none. */
  readonly price: number | null;
}

/** Land with its page, its name and a note below it, which is its acres unless another is given. */
export function startToSoldRow(
  { titledAcres, startingBid, price }: Bids,
  href: string | null,
  name: string,
  note = formatAcres(titledAcres),
): StartToSoldRow {
  const perAcre = (dollars: number) => Math.round(pricePerAcre(dollars, titledAcres) ?? 0);
  const amount = (dollars: number) =>
    [standardCurrency(dollars), formatPricePerAcre(dollars, titledAcres)] as const;
  return {
    href,
    name,
    note,
    start: amount(startingBid),
    sold: price === null ? null : amount(price),
    change: price === null ? noValue : formatChange(startingBid, price),
    rise: [perAcre(startingBid), perAcre(price ?? startingBid)],
  };
}

/** The name of a lot that sold, within its sale. */
export function soldLotName({ lots }: Pick<SaleContext, 'lots'>, { slug }: Pick<SoldLot, 'slug'>): string {
  return lots.find((lot) => lot.slug === slug)?.name ?? slug;
}

/** All land that sold in a sale, land sold en bloc once; empty until the sale is completed. */
export function startToSold(saleContext: Pick<SaleContext, 'sale' | 'lots' | 'status'>): StartToSoldRow[] {
  const { sale, status } = saleContext;
  if (status !== 'completed') return [];
  return soldLots(sale).map((lot) =>
    startToSoldRow(lot, parcelRoute(sale.slug, lot.slug), soldLotName(saleContext, lot)),
  );
}
