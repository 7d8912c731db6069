import type { AggregateOfferLeaf, EventLeaf, EventStatusType, OfferLeaf } from 'schema-dts';
import { toIsoInZone } from '../../lib/time-zones';
import type { SaleContext } from '../sale-context';
import type { BuildContext } from '../build-context';
import { saleRoute } from '../../model/derive/routes';
import type { SaleStatus } from '../../model/derive/status';
import { formatNearby } from '../../model/derive/summaries';
import { outcomeOf } from '../lot-row';
import { lotOffer } from './lot-offer';
import type { Picture } from '../../lib/picture';

type Status = Extract<EventStatusType, `https://schema.org/${string}`>;

/** A completed sale is marked as scheduled: schema.org has no status for events that are over. */
const statuses = {
  upcoming: 'https://schema.org/EventScheduled',
  live: 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  withdrawn: 'https://schema.org/EventCancelled',
} as const satisfies Record<SaleStatus, Status>;

/** Number of parcels from which a single offer for all of them is shorter. */
const manyOffers = 8;

function aggregate(prices: readonly number[]): AggregateOfferLeaf {
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'CAD',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  };
}

/** The parcels with their prices. An en bloc group is the same land: it replaces them if it sold. */
function offersOf(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
): readonly OfferLeaf[] | AggregateOfferLeaf {
  const offered = saleContext.lots.filter((lot) =>
    lot.enBloc
      ? saleContext.status === 'completed' && lot.acceptedBid !== null
      : outcomeOf(saleContext, lot) !== 'sold en bloc',
  );
  const offers = offered.flatMap((lot) => lotOffer(context, saleContext, lot) ?? []);
  if (offers.length < manyOffers) return offers;
  return aggregate(offers.flatMap(({ price }) => (typeof price === 'number' ? price : [])));
}

/** A sale as an event that is held online, on the auction engine. */
export function saleEventNode(
  context: Pick<BuildContext, 'origin' | 'engine'> & {
    readonly content: { readonly settings: { readonly brand: { readonly name: string } } };
  },
  saleContext: SaleContext,
  picture: Picture | null,
): EventLeaf {
  const { sale, place, status, times, zone } = saleContext;
  const url = context.origin + saleRoute(sale);
  return {
    '@type': 'Event',
    name: `${sale.name}, ${formatNearby(place)}`,
    description: sale.summary,
    url,
    eventStatus: statuses[status],
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    ...(times.opensAt !== null && { startDate: toIsoInZone(times.opensAt, zone) }),
    ...(times.closesAt !== null && { endDate: toIsoInZone(times.closesAt, zone) }),
    location: { '@type': 'VirtualLocation', url: context.engine.bidding(sale.slug) },
    organizer: {
      '@type': 'Organization',
      name: context.content.settings.brand.name,
      url: `${context.origin}/`,
    },
    ...(picture !== null && { image: context.origin + picture.src }),
    ...(status !== 'withdrawn' && { offers: offersOf(context, saleContext) }),
  };
}
