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
  unsoldOutcome,
} from '../model/derive/prices';
import { parcelRoute } from '../model/derive/routes';
import type { LotRowProps } from './lot-props';
import type { SaleContext } from './sale-context';

/** The legal descriptions of a parcel, quarters of one section merged into halves and sections. */
export function landText(landDescriptions: readonly string[]): string {
  return summarizeLegalDescriptions(parseLegalDescriptions(landDescriptions));
}

/** A parcel or an en bloc group as a row of its sale. */
export function lotRow(saleContext: SaleContext, lot: Lot): LotRowProps {
  const { sale, status } = saleContext;
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  const { amount } = lotPrice(lot, sale, status);
  const members = sale.parcels.filter(({ slug }) => lot.enBloc && lot.memberSlugs.includes(slug));
  return {
    href: parcelRoute(sale.slug, lot.slug),
    id: lot.slug,
    name: lot.name,
    number:
      parcel === undefined ? formatParcelNumbers(members.map(({ name }) => name)) : parcelNumber(lot.name),
    land:
      parcel === undefined ? members.map(({ name }) => name).join(', ') : landText(parcel.landDescriptions),
    use: parcel === undefined ? 'The same land in one bid' : parcel.summary,
    titled: formatAcres(lot.titledAcres),
    cultivated: lot.cultivatedAcres === 0 ? noValue : formatAcres(lot.cultivatedAcres),
    price: standardCurrency(amount),
    perTitledAcre: formatPricePerAcre(amount, lot.titledAcres),
    perCultivatedAcre: formatPricePerAcre(amount, lot.cultivatedAcres),
    outcome:
      parcel === undefined
        ? lotOutcome(status, lot.acceptedBid === null ? unsoldOutcome(sale) : 'sold')
        : parcelOutcome(sale, lot.slug, status),
  };
}
