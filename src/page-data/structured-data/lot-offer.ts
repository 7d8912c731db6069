import type { ItemAvailability, OfferLeaf } from 'schema-dts';
import type { Lot } from '../../model/derive/lots';
import { outcomeOf } from '../lot-row';
import type { SaleContext } from '../sale-context';
import type { BuildContext } from '../build-context';
import { lotPrice, type LotOutcome } from '../../model/derive/prices';
import { parcelRoute } from '../../model/derive/routes';

type Availability = Extract<ItemAvailability, `https://schema.org/${string}`>;

/** Null: nothing is offered. */
const availabilities = {
  'for sale': 'https://schema.org/InStock',
  'bidding now': 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
  'sold en bloc': 'https://schema.org/SoldOut',
  'not sold': 'https://schema.org/Discontinued',
  'result to come': 'https://schema.org/OutOfStock',
  postponed: 'https://schema.org/OutOfStock',
  'no longer available': null,
} as const satisfies Record<LotOutcome, Availability | null>;

/** A lot as an offer at the price that its page shows; null when the sale was withdrawn. */
export function lotOffer(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
  lot: Lot,
): OfferLeaf | null {
  const availability = availabilities[outcomeOf(saleContext, lot)];
  if (availability === null) return null;
  return {
    '@type': 'Offer',
    name: lot.name,
    url: context.origin + parcelRoute(saleContext.sale.slug, lot.slug),
    price: lotPrice(lot, saleContext.sale, saleContext.status).amount,
    priceCurrency: 'CAD',
    availability,
  };
}
