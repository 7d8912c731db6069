import { recordCells, recordColumns } from './record-columns';
import { landText } from '../../../page-data/lot-row';
import { closingDate } from '../../../page-data/result-rows';
import { withStatus, type SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { parcelOutcome, pricePerAcre, type LotOutcome } from '../../../model/derive/prices';
import { soldLots } from '../../../model/derive/results';
import { parcelRoute } from '../../../model/derive/routes';

/** The headings of the table. */
export const resultColumns = [
  'Sale',
  'Nearest place',
  'Province',
  'Lot',
  'Legal land',
  'Closed (year-month-day)',
  'Sold as',
  'Titled acres',
  'Cultivated acres',
  'Price (CAD)',
  'CAD per titled acre',
  'CAD per cultivated acre',
  'Land use',
  ...recordColumns,
  'Address',
] as const;

/** A lot that sold, or a parcel that did not. */
export type ResultRecord = Readonly<Record<(typeof resultColumns)[number], string | number>>;

/** Outcomes of parcels that have a row of their own without a price, with their texts; null for all others. */
const unsoldAs = {
  'not sold': 'not sold',
  sold: null,
  // In the row of its group.
  'sold en bloc': null,
  'result to come': null,
  'for sale': null,
  'bidding now': null,
  postponed: null,
  'no longer available': null,
} as const satisfies Record<LotOutcome, 'not sold' | null>;

interface ResultLot {
  readonly slug: string;
  readonly soldAs: 'parcel' | 'en bloc' | 'not sold';
  readonly price: number | null;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

function lotsWithResult({ sale, status }: SaleContext): ResultLot[] {
  const sold = soldLots(sale).map((lot): ResultLot => ({
    ...lot,
    soldAs: lot.enBloc ? 'en bloc' : 'parcel',
  }));
  const unsold = sale.parcels.flatMap(({ slug, titledAcres, cultivatedAcres }): ResultLot[] => {
    const soldAs = unsoldAs[parcelOutcome(sale, slug, status)];
    return soldAs === null ? [] : [{ slug, soldAs, price: null, titledAcres, cultivatedAcres }];
  });
  return [...sold, ...unsold];
}

/** Dollars and cents; empty if there is no price or no such acre. */
function perAcre(price: number | null, acres: number): number | '' {
  const value = price === null ? null : pricePerAcre(price, acres);
  return value === null ? '' : Math.round(value * 100) / 100;
}

function record(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
  lot: ResultLot,
): ResultRecord {
  const { sale, place } = saleContext;
  const enBloc = sale.enBlocs.find(({ slug }) => slug === lot.slug);
  const land = sale.parcels.filter(({ slug }) => slug === lot.slug || enBloc?.parcels.includes(slug));
  return {
    Sale: sale.name,
    'Nearest place': place.name,
    Province: place.province,
    Lot: enBloc?.name ?? land[0]?.name ?? '',
    'Legal land': landText(land.flatMap(({ landDescriptions }) => landDescriptions)),
    'Closed (year-month-day)': closingDate(saleContext),
    'Sold as': lot.soldAs,
    'Titled acres': lot.titledAcres,
    'Cultivated acres': lot.cultivatedAcres,
    'Price (CAD)': lot.price ?? '',
    'CAD per titled acre': perAcre(lot.price, lot.titledAcres),
    'CAD per cultivated acre': perAcre(lot.price, lot.cultivatedAcres),
    'Land use': [...new Set(land.map(({ landUse }) => landUse))].join(', '),
    ...recordCells(land),
    Address: context.origin + parcelRoute(sale.slug, lot.slug),
  };
}

/** Results of all completed sales, the latest first; land that sold en bloc has one row. */
export function resultRecords(
  context: Pick<BuildContext, 'origin'>,
  saleContexts: readonly SaleContext[],
): ResultRecord[] {
  return withStatus(saleContexts, 'completed')
    .reverse()
    .flatMap((saleContext) => lotsWithResult(saleContext).map((lot) => record(context, saleContext, lot)));
}
