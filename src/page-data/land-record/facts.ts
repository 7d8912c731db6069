import { standardCurrency } from '../../lib/money';
import type { Parcel } from '../../model/schema/parcel';
import type { Sale } from '../../model/schema/sale';
import { formatAcreCount, formatAcres } from '../../model/derive/areas';
import { listLegalDescriptions, parseLegalDescriptions } from '../../model/derive/land/legal-description';
import type { Lot } from '../../model/derive/lots';
import { formatPricePerAcre } from '../../model/derive/prices';
import type { LotRowProps } from '../lot-props';
import type { FactProps } from '../common-props';
import type { SaleContext } from '../sale-context';
import { capitalized } from '../../lib/sentence';
import { incomeFacts } from './parcel-income';
import { soilText } from './soil';
import { membersOf } from '../lot-members';

const hectaresPerAcre = 0.404686;

function titledArea(acres: number): string {
  return `${formatAcres(acres)} (${formatAcreCount(acres * hectaresPerAcre)} ha)`;
}

function cultivatedArea({ cultivatedAcres, irrigatedAcres }: Parcel): string {
  if (cultivatedAcres === 0) return 'None';
  const cultivated = formatAcres(cultivatedAcres);
  return irrigatedAcres === undefined
    ? cultivated
    : `${cultivated}, ${formatAcres(irrigatedAcres)} irrigated`;
}

function fact(label: string, value: string | undefined): FactProps[] {
  return value === undefined || value === '' ? [] : [{ label, value }];
}

function perAcre(dollars: number, { titledAcres }: Parcel): string {
  return `${standardCurrency(dollars)}, ${formatPricePerAcre(dollars, titledAcres)}`;
}

/** 5%. Registered buyers self-assess; empty if no GST is due. */
function gstFact(gstPercent: number): FactProps[] {
  return gstPercent === 0 ? [] : fact('GST', `${String(gstPercent)}%. Registered buyers self-assess.`);
}

/** The fact sheet of a parcel; facts that are not known are left out. */
export function parcelFacts(sale: Sale, parcel: Parcel, gstPercent: number): FactProps[] {
  const { assessment, taxes } = parcel;
  return [
    ...fact('Legal description', listLegalDescriptions(parseLegalDescriptions(parcel.landDescriptions))),
    ...fact('Municipality', sale.municipality),
    ...fact('Titled area', titledArea(parcel.titledAcres)),
    ...fact('Cultivated', cultivatedArea(parcel)),
    ...parcel.otherUses.flatMap(({ use, acres }) => fact(capitalized(use), formatAcres(acres))),
    ...fact('Soil', soilText(parcel)),
    ...(assessment === undefined ? [] : fact('Assessment', perAcre(assessment, parcel))),
    ...(taxes === undefined ? [] : fact(`Taxes, ${String(taxes.year)}`, perAcre(taxes.amount, parcel))),
    ...incomeFacts(parcel),
    ...fact('Minerals', parcel.minerals),
    ...gstFact(gstPercent),
    ...fact('Possession', parcel.possession ?? sale.possession),
  ];
}

function sum(numbers: readonly number[]): string {
  return standardCurrency(numbers.reduce((total, number) => total + number, 0));
}

/** The facts of an en bloc group, which is the land of its parcels. */
export function enBlocFacts(sale: Sale, lot: Lot, row: LotRowProps): FactProps[] {
  return [
    ...fact('Includes', row.land),
    ...fact('Municipality', sale.municipality),
    ...fact('Titled area', titledArea(lot.titledAcres)),
    ...fact('Cultivated', row.cultivated),
    ...fact('Possession', sale.possession),
  ];
}

/** The price of an en bloc group against those of its parcels; none while the sale is withdrawn. */
export function enBlocPriceFacts(saleContext: SaleContext, lot: Lot, gstPercent: number): FactProps[] {
  const { status } = saleContext;
  if (status === 'withdrawn') return [];
  const members = membersOf(saleContext, lot);
  const bids = members.flatMap(({ acceptedBid }) => acceptedBid ?? []);
  const allSold = status === 'completed' && bids.length === members.length;
  return [
    ...fact('En bloc starting bid', standardCurrency(lot.startingBid)),
    ...fact('Starting bids, parcel by parcel', sum(members.map(({ startingBid }) => startingBid))),
    ...(allSold ? fact('Accepted bids, parcel by parcel', sum(bids)) : []),
    ...gstFact(gstPercent),
  ];
}
