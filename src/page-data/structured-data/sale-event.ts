import type { AggregateOfferLeaf, EventLeaf, EventStatusType, OfferLeaf } from 'schema-dts';
import { toIsoInZone } from '../../lib/time-zones';
import type { Picture } from '../common-props';
import type { SaleView } from '../sale-context';
import type { Site } from '../build-context';
import { saleRoute } from '../../model/derive/routes';
import type { SaleStatus } from '../../model/derive/status';
import { nearby } from '../../model/derive/summaries';
import { lotOffer } from './lot-offer';

type Status = Extract<EventStatusType, `https://schema.org/${string}`>;

/** A sale that is over was held as scheduled: schema.org has no word for the end. */
const statuses = {
  upcoming: 'https://schema.org/EventScheduled',
  live: 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  withdrawn: 'https://schema.org/EventCancelled',
} as const satisfies Record<SaleStatus, Status>;

/** From so many parcels on, one offer for all is shorter. */
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

function offersOf(site: Pick<Site, 'origin'>, view: SaleView): readonly OfferLeaf[] | AggregateOfferLeaf {
  const parcels = view.lots.filter(({ enBloc }) => !enBloc);
  const offers = parcels.flatMap((lot) => lotOffer(site, view, lot) ?? []);
  if (offers.length < manyOffers) return offers;
  return aggregate(offers.flatMap(({ price }) => (typeof price === 'number' ? price : [])));
}

/** A sale as an event that is held online, on the auction engine. The en bloc offers the same land again. */
export function saleEvent(
  site: Pick<Site, 'origin' | 'engine'> & {
    readonly content: { readonly settings: { readonly brand: { readonly name: string } } };
  },
  view: SaleView,
  picture: Picture | null,
): EventLeaf {
  const { sale, place, status, times, zone } = view;
  const url = site.origin + saleRoute(sale);
  return {
    '@type': 'Event',
    '@id': url,
    name: `${sale.name}, ${nearby(place)}`,
    description: sale.summary,
    url,
    eventStatus: statuses[status],
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    ...(times.start !== null && { startDate: toIsoInZone(times.start, zone) }),
    ...(times.end !== null && { endDate: toIsoInZone(times.end, zone) }),
    location: { '@type': 'VirtualLocation', url: site.engine.bidding(sale.slug) },
    organizer: { '@type': 'Organization', name: site.content.settings.brand.name, url: `${site.origin}/` },
    ...(picture !== null && { image: site.origin + picture.src }),
    ...(status !== 'withdrawn' && { offers: offersOf(site, view) }),
  };
}
