import { exactCurrency, standardCurrency } from '../../lib/money';
import { noValue } from '../../lib/no-value';
import type { Parcel } from '../../model/schema/parcel';
import { formatAcres } from '../../model/derive/areas';
import type { Lot } from '../../model/derive/lots';
import {
  formatPricePerAcre,
  hasFinalPrices,
  pricedCultivatedAcres,
  soldOutcome,
} from '../../model/derive/prices';
import type { CompareRowProps } from './props';
import { writeLandRecord } from '../../page-data/land-record/land-record';
import { yearlyIncome } from '../../page-data/land-record/parcel-income';
import { soilText } from '../../page-data/land-record/soil';
import type { RecordPartName } from '../../model/schema/land-record';
import { lotLand } from '../../page-data/lot-row';
import type { SaleContext } from '../../page-data/sale-context';

interface Column {
  readonly lot: Lot;
  /** Missing for an en bloc group. */
  readonly parcel: Parcel | undefined;
  /** Legal descriptions, or the parcels of a group. */
  readonly land: string;
}

function acres(value: number | undefined): string {
  return value === undefined || value === 0 ? noValue : formatAcres(value);
}

function dollars(value: number | undefined): string {
  return value === undefined || value === 0 ? noValue : exactCurrency(value);
}

function otherUses({ otherUses: uses }: Parcel): string {
  return uses.map(({ use, acres: area }) => `${use} ${formatAcres(area)}`).join(', ') || noValue;
}

const comparedParts: readonly RecordPartName[] = [
  'yields',
  'drainage',
  'sites',
  'water',
  'environment',
  'tenancy',
];

/** Returns a row for each part of the land record that tells parcels apart, if it is known for at least one of them. */
function recordRows(columns: readonly Column[]): CompareRowProps[] {
  const records = columns.map(({ parcel }) => (parcel === undefined ? [] : writeLandRecord(parcel)));
  return comparedParts.flatMap((name) => {
    const parts = records.map((record) => record.find((part) => part.name === name));
    const heading = parts.find((part) => part !== undefined)?.heading;
    if (heading === undefined || parts.every((part) => (part?.answer ?? 'not known') === 'not known'))
      return [];
    // The long word does not fit in the column of labels at 1024 px.
    const label = name === 'environment' ? 'Spills, tanks, orders' : heading;
    return [{ label, values: parts.map((part) => part?.short ?? noValue) }];
  });
}

function taxes({ taxes: last }: Parcel): string {
  return last === undefined ? noValue : `${standardCurrency(last.amount)} (${String(last.year)})`;
}

function accepted({ sale }: SaleContext, { lot, parcel }: Column): string {
  if (lot.acceptedBid !== null && soldOutcome(sale, lot.slug) !== 'sold en bloc')
    return standardCurrency(lot.acceptedBid);
  return parcel !== undefined && soldOutcome(sale, lot.slug) === 'sold en bloc' ? 'Sold en bloc' : noValue;
}

function acceptedPerAcre({ sale }: SaleContext, { lot }: Column, area: number): string {
  return lot.acceptedBid === null || soldOutcome(sale, lot.slug) === 'sold en bloc'
    ? noValue
    : formatPricePerAcre(lot.acceptedBid, area);
}

/** Returns the facts of all lots side by side; a fact that none of them has is left out. */
export function compareRows(saleContext: SaleContext): CompareRowProps[] {
  const { sale, lots, status } = saleContext;
  const columns = lots.map((lot): Column => {
    const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
    return { lot, parcel, land: lotLand(saleContext, lot) };
  });
  const row = (label: string, value: (column: Column) => string, price?: CompareRowProps['price']) => ({
    label,
    values: columns.map(value),
    ...(price !== undefined && { price }),
  });
  const bid = (label: string, value: (column: Column) => string) => row(label, value, 'bid');
  const perAcre = (label: string, value: (column: Column) => string) => row(label, value, 'per acre');
  const ofParcel = (label: string, value: (parcel: Parcel) => string) =>
    row(label, ({ parcel }) => (parcel === undefined ? noValue : value(parcel)));
  const results = [
    bid('Accepted bid', (column) => accepted(saleContext, column)),
    perAcre('Accepted, per titled acre', (column) =>
      acceptedPerAcre(saleContext, column, column.lot.titledAcres),
    ),
    perAcre('Accepted, per cultivated acre', (column) =>
      acceptedPerAcre(saleContext, column, pricedCultivatedAcres(column.lot)),
    ),
  ];
  return [
    row('Land', ({ land }) => land),
    ofParcel('Summary', ({ summary }) => summary),
    row('Titled', ({ lot }) => acres(lot.titledAcres)),
    row('Cultivated', ({ lot }) => acres(lot.cultivatedAcres)),
    ofParcel('Irrigated', ({ irrigatedAcres }) => acres(irrigatedAcres)),
    ofParcel('Other uses', otherUses),
    ofParcel('Soil', soilText),
    bid('Starting bid', ({ lot }) => standardCurrency(lot.startingBid)),
    perAcre('Per titled acre', ({ lot }) => formatPricePerAcre(lot.startingBid, lot.titledAcres)),
    perAcre('Per cultivated acre', ({ lot }) =>
      formatPricePerAcre(lot.startingBid, pricedCultivatedAcres(lot)),
    ),
    ...(hasFinalPrices(sale, status) ? results : []),
    ofParcel('Assessment', ({ assessment }) => dollars(assessment)),
    ofParcel('Taxes', taxes),
    ofParcel('Income a year', (parcel) => dollars(yearlyIncome(parcel))),
    ...recordRows(columns),
    ofParcel('Features', ({ features }) => features.map(({ name }) => name).join('. ') || noValue),
    row('Possession', ({ parcel }) => parcel?.possession ?? sale.possession),
  ].filter(({ values }) => values.some((value) => value !== noValue));
}
