import { standardCurrency } from '../../lib/money';
import type { LandRecord } from '../schema/land-record';
import type { Parcel } from '../schema/parcel';
import type { SaleFields } from '../schema/sale';
import { formatAcreCount, saleArea } from './areas';
import { pricePerAcre, totalStartingBids } from './prices';
import { saleResult } from './results';

type Sale = Pick<SaleFields, 'parcels' | 'enBlocs'>;

/** Figures by the names that texts use. */
export const figureNames = [
  'startingBid',
  'soldFor',
  'titledAcres',
  'cultivatedAcres',
  'perTitledAcre',
  'perCultivatedAcre',
  'rents',
] as const;
type Figures = Readonly<Record<(typeof figureNames)[number], string | null>>;

function yearlyRents(records: readonly (LandRecord | undefined)[]): number {
  return records
    .flatMap((record) => [
      ...(record?.sites !== undefined && 'entries' in record.sites ? record.sites.entries : []),
      ...(record?.tenancy !== undefined && 'entries' in record.tenancy ? record.tenancy.entries : []),
    ])
    .reduce((sum, { rent }) => sum + (rent ?? 0), 0);
}

function dollars(amount: number | null | undefined): string | null {
  return amount === null || amount === undefined || amount === 0 ? null : standardCurrency(amount);
}

function describe(
  startingBid: number,
  soldFor: number | undefined,
  acres: { readonly titledAcres: number; readonly cultivatedAcres: number },
  records: readonly (LandRecord | undefined)[],
): Figures {
  const perAcre = (of: number) => (soldFor === undefined ? null : dollars(pricePerAcre(soldFor, of)));
  return {
    startingBid: dollars(startingBid),
    soldFor: dollars(soldFor),
    titledAcres: formatAcreCount(acres.titledAcres),
    cultivatedAcres: formatAcreCount(acres.cultivatedAcres).replace(/\.0$/, ''),
    perTitledAcre: perAcre(acres.titledAcres),
    perCultivatedAcre: perAcre(acres.cultivatedAcres),
    rents: dollars(yearlyRents(records)),
  };
}

function parcelFigures({ startingBid, acceptedBid, landRecord, ...acres }: Parcel): Figures {
  return describe(startingBid, acceptedBid, acres, [landRecord]);
}

function saleFigures(sale: Sale): Figures {
  const records = sale.parcels.map(({ landRecord }) => landRecord);
  return describe(totalStartingBids(sale), saleResult(sale)?.soldFor, saleArea(sale), records);
}

/**
 * Figures of sales that texts name in braces, such as smoky-bend-farm.soldFor and smoky-bend-farm/parcel-1.titledAcres.
 * A figure that does not exist, such as the price of what is not sold, has no name.
 */
export function saleWords(
  sales: readonly { readonly slug: string; readonly fields: Sale }[],
): ReadonlyMap<string, string> {
  const all = sales.flatMap(({ slug, fields }): [string, Figures][] => [
    [slug, saleFigures(fields)],
    ...fields.parcels.map((parcel): [string, Figures] => [`${slug}/${parcel.slug}`, parcelFigures(parcel)]),
  ]);
  return new Map(
    all.flatMap(([of, figures]) =>
      Object.entries(figures).flatMap(([figure, value]): [string, string][] =>
        value === null ? [] : [[`${of}.${figure}`, value]],
      ),
    ),
  );
}
