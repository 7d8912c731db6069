import { formatAcres } from '../model/derive/areas';
import { parseLegalDescriptions, summarizeLegalDescriptions } from '../model/derive/land/legal-description';
import { formatParcelNumbers, parcelNumber, type Lot } from '../model/derive/lots';
import { standardCurrency } from '../lib/money';
import { noValue } from '../lib/no-value';
import {
  formatPricePerAcre,
  lotPrice,
  lotOutcome,
  parcelOutcome,
  pricedCultivatedAcres,
  unsoldOutcome,
  type LotOutcome,
} from '../model/derive/prices';
import { parcelRoute } from '../model/derive/routes';
import type { Parcel } from '../model/schema/parcel';
import type { LotRowProps } from './lot-props';
import type { SaleContext } from './sale-context';

/** The legal descriptions of a parcel, quarters of one section merged into halves and sections. */
export function landText(landDescriptions: readonly string[]): string {
  return summarizeLegalDescriptions(parseLegalDescriptions(landDescriptions));
}

/** The parcels of an en bloc group; none for a parcel. */
function membersOf({ sale }: SaleContext, lot: Lot): readonly Parcel[] {
  return sale.parcels.filter(({ slug }) => lot.enBloc && lot.memberSlugs.includes(slug));
}

function parcelOf({ sale }: SaleContext, lot: Lot): Parcel | undefined {
  return sale.parcels.find(({ slug }) => slug === lot.slug);
}

/** The number of a parcel, or the numbers of those in a group. */
export function lotNumber(saleContext: SaleContext, lot: Lot): string {
  const { parcels } = saleContext.sale;
  return parcelOf(saleContext, lot) === undefined
    ? formatParcelNumbers(membersOf(saleContext, lot).map(({ name }) => parcelNumber(name, parcels)))
    : parcelNumber(lot.name, parcels);
}

/** The legal descriptions of a parcel, or the names of the parcels in a group. */
export function lotLand(saleContext: SaleContext, lot: Lot): string {
  const parcel = parcelOf(saleContext, lot);
  if (parcel !== undefined) return landText(parcel.landDescriptions);
  return membersOf(saleContext, lot)
    .map(({ name }) => name)
    .join(', ');
}

/** The result of a parcel or a group, if there is one. */
export function outcomeOf(saleContext: SaleContext, lot: Lot): LotOutcome {
  const { sale, status } = saleContext;
  return parcelOf(saleContext, lot) === undefined
    ? lotOutcome(status, lot.acceptedBid === null ? unsoldOutcome(sale) : 'sold')
    : parcelOutcome(sale, lot.slug, status);
}

type PriceField = 'price' | 'perTitledAcre' | 'perCultivatedAcre';

/**
 * Prices of a lot; none for land that is no longer available, or that has no price of its own because it sold en bloc.
 */
function lotPrices(saleContext: SaleContext, lot: Lot): Pick<LotRowProps, PriceField> {
  const { sale, status } = saleContext;
  if (status === 'withdrawn' || outcomeOf(saleContext, lot) === 'sold en bloc')
    return { price: noValue, perTitledAcre: noValue, perCultivatedAcre: noValue };
  const { amount } = lotPrice(lot, sale, status);
  return {
    price: standardCurrency(amount),
    perTitledAcre: formatPricePerAcre(amount, lot.titledAcres),
    perCultivatedAcre: formatPricePerAcre(amount, pricedCultivatedAcres(lot)),
  };
}

/** A parcel or an en bloc group as a row of its sale. */
export function lotRow(saleContext: SaleContext, lot: Lot): LotRowProps {
  return {
    href: parcelRoute(saleContext.sale.slug, lot.slug),
    id: lot.slug,
    name: lot.name,
    number: lotNumber(saleContext, lot),
    land: lotLand(saleContext, lot),
    use: parcelOf(saleContext, lot)?.summary ?? 'The same land in one bid',
    area: formatAcres(lot.titledAcres),
    cultivated: lot.cultivatedAcres === 0 ? noValue : formatAcres(lot.cultivatedAcres),
    ...lotPrices(saleContext, lot),
    outcome: outcomeOf(saleContext, lot),
  };
}
