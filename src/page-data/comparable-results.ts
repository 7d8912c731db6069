import { formatDistance } from '../lib/format-distance';
import { formatShortCalendarDate } from '../model/derive/dates';
import {
  comparableKm,
  comparableResults,
  groupByUse,
  type ComparedLand,
  type ResultsByUse,
} from '../model/derive/comparable-results';
import { combinedLandUse, landUseNames } from '../model/derive/land-uses';
import { inSentence, type Lot } from '../model/derive/lots';
import { hasFinalPrices } from '../model/derive/prices';
import { provinceNames } from '../model/derive/provinces';
import { soldLots } from '../model/derive/results';
import { parcelRoute } from '../model/derive/routes';
import { formatNearby } from '../model/derive/summaries';
import type { BuildContext } from './build-context';
import { landPosition } from './land-position';
import { closingDate, completedSales } from './result-rows';
import type { SaleContext } from './sale-context';
import { startToSoldRow, type StartToSoldRow } from './start-to-sold';
import { startToSoldRowsHtml } from './start-to-sold-html';

export interface ComparableProps {
  /** The rule by which land is comparable, or a note that none is. */
  readonly note: string;
  /** The land of the page, then comparable results, as rows from start to sold; empty if there is nothing to show. */
  readonly rowsHtml: string;
}

/** A result that other land may be compared with. */
export interface SoldLand extends ComparedLand {
  readonly sale: string;
  readonly row: (note: string) => StartToSoldRow;
  /** Its location and the day on which it closed. */
  readonly note: string;
}

function landOf({ sale, place }: SaleContext, slugs: readonly string[]): ComparedLand {
  const parcels = sale.parcels.filter(({ slug }) => slugs.includes(slug));
  return {
    province: place.province,
    use: combinedLandUse(parcels.map(({ landUse }) => landUse)),
    position: landPosition(parcels),
  };
}

function soldIn(saleContext: SaleContext): SoldLand[] {
  const { sale, lots, place } = saleContext;
  return soldLots(sale).flatMap((sold): SoldLand[] => {
    const lot = lots.find(({ slug }) => slug === sold.slug);
    if (lot === undefined || sold.titledAcres === 0) return [];
    const name = `${sale.name}, ${lot.enBloc ? 'en bloc' : inSentence(lot.name)}`;
    return [
      {
        ...landOf(saleContext, lot.enBloc ? lot.memberSlugs : [sold.slug]),
        sale: sale.slug,
        row: (note) => startToSoldRow(sold, parcelRoute(sale.slug, sold.slug), name, note),
        note: `${formatNearby(place)}, ${formatShortCalendarDate(closingDate(saleContext))}`,
      },
    ];
  });
}

/** All land that sold, land sold en bloc once; for each use, the latest first. */
export function soldLand(saleContexts: readonly SaleContext[]): ResultsByUse<SoldLand> {
  return groupByUse(completedSales(saleContexts).flatMap(soldIn));
}

/** The land of a page, as it sold: itself, or with its group. */
function ownRow(saleContext: SaleContext, lot: Lot, name: string): StartToSoldRow {
  const { sale, status, lots, place } = saleContext;
  const won = lots.find(
    (group) => group.enBloc && group.acceptedBid !== null && group.memberSlugs.includes(lot.slug),
  );
  const { titledAcres, startingBid, acceptedBid } = won ?? lot;
  const price = hasFinalPrices(sale, status) ? acceptedBid : null;
  return startToSoldRow({ titledAcres, startingBid, price }, null, name, formatNearby(place));
}

/** The price of a lot that sold, and comparable results of other sales; null for land that is no longer available. */
export function comparableProps(
  { content }: BuildContext,
  saleContext: SaleContext,
  lot: Lot,
  sold: ResultsByUse<SoldLand>,
): ComparableProps | null {
  const { sale, status } = saleContext;
  if (status === 'withdrawn' || lot.titledAcres === 0) return null;
  const land = landOf(saleContext, lot.enBloc ? lot.memberSlugs : [lot.slug]);
  const found = comparableResults(land, sold, (result) => result.sale !== sale.slug);
  const { comparableNote, noneComparable, thisLand } = content.texts.resultGraphics;
  const own = ownRow(saleContext, lot, thisLand);
  const note = found.length === 0 ? noneComparable : comparableNote;
  return {
    note: note.fill({
      use: landUseNames[land.use].toLowerCase(),
      province: provinceNames[land.province],
      km: String(comparableKm),
    }),
    rowsHtml:
      found.length === 0 && own.sold === null
        ? ''
        : startToSoldRowsHtml([
            own,
            ...found.map(({ row, note: place, km }) =>
              row(km === null ? place : `${place}, ${formatDistance(km)}`),
            ),
          ]),
  };
}
