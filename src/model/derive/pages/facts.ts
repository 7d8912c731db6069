import { standardCurrency } from '../../../lib/money';
import type { Parcel } from '../../schema/parcel';
import type { Sale } from '../../schema/sale';
import { formatAcres } from '../areas';
import type { Lot } from '../lots';
import { landText } from './lot-row';
import type { LotRowProps } from './lot-props';
import type { FactProps } from './parts';
import type { SaleView } from './sale-view';

const hectaresPerAcre = 0.404686;

function titledArea(acres: number): string {
  return `${formatAcres(acres)} (${(acres * hectaresPerAcre).toFixed(1)} ha)`;
}

function cultivatedArea({ cultivatedAcres, irrigatedAcres }: Parcel): string {
  if (cultivatedAcres === 0) return 'None';
  const cultivated = formatAcres(cultivatedAcres);
  return irrigatedAcres === undefined
    ? cultivated
    : `${cultivated}, ${formatAcres(irrigatedAcres)} irrigated`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fact sheet of a parcel; facts that are not known are left out. */
export function parcelFacts(sale: Sale, parcel: Parcel): FactProps[] {
  const { assessment, taxes } = parcel;
  return [
    { label: 'Legal description', value: landText(parcel.landDescriptions) },
    { label: 'Municipality', value: sale.municipality },
    { label: 'Titled area', value: titledArea(parcel.titledAcres) },
    { label: 'Cultivated', value: cultivatedArea(parcel) },
    ...parcel.otherUses.map(({ use, acres }) => ({ label: capitalized(use), value: formatAcres(acres) })),
    { label: 'Soil', value: parcel.soil },
    ...(assessment === undefined ? [] : [{ label: 'Assessment', value: standardCurrency(assessment) }]),
    ...(taxes === undefined
      ? []
      : [{ label: `Taxes, ${String(taxes.year)}`, value: standardCurrency(taxes.amount) }]),
    ...parcel.income.map(({ kind, description, perYear, assigned }) => ({
      label: capitalized(kind),
      value: `${standardCurrency(perYear)} a year. ${description}${assigned ? '. Goes to the buyer' : '. Stays with the seller'}`,
    })),
    { label: 'Possession', value: parcel.possession ?? sale.possession },
  ];
}

/** The facts of an en bloc group, which is the land of its parcels. */
export function enBlocFacts({ sale }: SaleView, lot: Lot, row: LotRowProps): FactProps[] {
  return [
    { label: 'Made of', value: row.land },
    { label: 'Municipality', value: sale.municipality },
    { label: 'Titled area', value: titledArea(lot.size) },
    { label: 'Cultivated', value: row.cultivated },
    { label: 'Possession', value: sale.possession },
  ];
}
