import { formatAcres, saleArea } from '../areas';
import { shortDate } from '../dates';
import { hasFinalPrices, priceRange } from '../prices';
import { salePlan } from '../plan/sale-plan';
import { saleRoute } from '../routes';
import { lotSummary, nearby } from '../summaries';
import type { MomentProps, SaleCardProps } from './parts';
import type { SaleView } from './sale-view';
import type { Site } from './site';

function moment(at: Date, zone: string): MomentProps {
  return { text: shortDate(at, zone), iso: at.toISOString() };
}

/** What a card says of a sale's time. */
function cardDate({ status, times, zone }: SaleView): Pick<SaleCardProps, 'dateLabel' | 'date'> {
  const { start, end } = times;
  if (status === 'postponed') return { dateLabel: 'New date to come', date: null };
  if (status === 'withdrawn' || start === null || end === null)
    return { dateLabel: 'No sale date', date: null };
  if (status === 'upcoming') return { dateLabel: 'Opens', date: moment(start, zone) };
  return { dateLabel: status === 'live' ? 'Closes' : 'Closed', date: moment(end, zone) };
}

function priceNote({ sale, status }: SaleView): string {
  if (status === 'withdrawn') return 'starting bids, no longer offered';
  if (status === 'postponed') return 'starting bids, may change';
  if (!hasFinalPrices(sale, status))
    return status === 'completed' ? 'starting bids, not sold' : 'starting bids, by parcel';
  return sale.enBlocs.some(({ acceptedBid }) => acceptedBid !== undefined)
    ? 'sold en bloc'
    : 'accepted bids, by parcel';
}

/** A sale as a card for lists, the home page and the menu. */
export function saleCard(site: Site, view: SaleView): SaleCardProps {
  const { sale, place, status } = view;
  const area = formatAcres(saleArea(sale).titled);
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: nearby(place),
    status,
    banner: sale.banner ?? null,
    ...cardDate(view),
    area: status === 'completed' || status === 'withdrawn' ? area : `${area} for sale`,
    lots: lotSummary(sale),
    price: priceRange(sale, status),
    priceNote: priceNote(view),
    enBloc: sale.enBlocs.length > 0,
    picture: site.picture(sale.saleImage, 'card'),
    plan: salePlan(sale, status),
  };
}
