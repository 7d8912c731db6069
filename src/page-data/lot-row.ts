import { formatAcres } from '../model/derive/areas';
import { readLegals, summarizeLegals } from '../model/derive/land/legal';
import { groupNumbers, parcelNumber, type Lot } from '../model/derive/lots';
import { standardCurrency } from '../lib/money';
import {
  formatPerAcre,
  lotPrice,
  outcomeOf,
  parcelOutcome,
  pricePerAcre,
  withoutBid,
} from '../model/derive/prices';
import { parcelRoute } from '../model/derive/routes';
import type { LotRowProps } from './lot-props';
import type { SaleContext } from './sale-context';

const none = '–';

/** A price per acre, or a dash where there are no such acres. */
export function perAcre(price: number, acres: number): string {
  const value = pricePerAcre(price, acres);
  return value === null ? none : formatPerAcre(value);
}

/** The legal descriptions of a parcel, quarters of one section merged into halves and sections. */
export function landText(landDescriptions: readonly string[]): string {
  return summarizeLegals(readLegals(landDescriptions));
}

/** A parcel or an en bloc group as a row of its sale. */
export function lotRow(saleContext: SaleContext, lot: Lot): LotRowProps {
  const { sale, status } = saleContext;
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  const { amount } = lotPrice(lot, sale, status);
  const members = sale.parcels.filter(({ slug }) => lot.enBloc && lot.members.includes(slug));
  return {
    href: parcelRoute(sale.slug, lot.slug),
    id: lot.slug,
    name: lot.name,
    number: parcel === undefined ? groupNumbers(members.map(({ name }) => name)) : parcelNumber(lot.name),
    land:
      parcel === undefined ? members.map(({ name }) => name).join(', ') : landText(parcel.landDescriptions),
    use: parcel === undefined ? 'The same land in one bid' : parcel.summary,
    titled: formatAcres(lot.size),
    cultivated: lot.cultivatedAcres === 0 ? none : formatAcres(lot.cultivatedAcres),
    price: standardCurrency(amount),
    perTitledAcre: perAcre(amount, lot.size),
    perCultivatedAcre: perAcre(amount, lot.cultivatedAcres),
    outcome:
      parcel === undefined
        ? outcomeOf(status, lot.acceptedBid === null ? withoutBid(sale) : 'sold')
        : parcelOutcome(sale, lot.slug, status),
  };
}
