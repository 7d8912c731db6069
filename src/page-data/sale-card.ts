import { noValue } from '../lib/no-value';
import { formatAcres, saleArea } from '../model/derive/areas';
import { formatShortDateTime, formatShortDay } from '../model/derive/dates';
import { hasFinalPrices, priceRange, soldOnly, unsoldOutcome } from '../model/derive/prices';
import { salePlan } from '../model/derive/plan/sale-plan';
import { saleRoute } from '../model/derive/routes';
import { lotSummary, formatNearby } from '../model/derive/summaries';
import type { DatedMomentProps, SaleCardProps } from './common-props';
import { landPosition } from './land-position';
import type { SaleContext } from './sale-context';
import { scheduleProps } from './schedule';
import type { BuildContext } from './build-context';

/** A time as text in a time zone, which it names; null while there is none. */
export function datedMoment(at: Date | null, zone: string): DatedMomentProps | null {
  if (at === null) return null;
  return { text: formatShortDateTime(at, zone), day: formatShortDay(at, zone), iso: at.toISOString() };
}

const closedNote = {
  'not sold': 'not sold',
  'result to come': 'results to come',
} as const;

function priceNote({ sale, status }: SaleContext): string {
  const single = sale.parcels.length === 1;
  const starting = single ? 'starting bid' : 'starting bids';
  if (status === 'withdrawn') return 'no longer offered';
  if (status === 'postponed') return `${starting}, may change`;
  if (!hasFinalPrices(sale, status)) {
    if (status === 'completed') return `${starting}, ${closedNote[unsoldOutcome(sale)]}`;
    return single ? starting : 'starting bids by parcel';
  }
  if (single) return 'accepted bid';
  return soldOnly(sale) === 'en bloc' ? 'sold en bloc' : 'accepted bids, by parcel';
}

/** A sale as a card for lists, the home page and the menu. */
export function saleCard(context: Pick<BuildContext, 'picture'>, saleContext: SaleContext): SaleCardProps {
  const { sale, place, status, times, zone } = saleContext;
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: formatNearby(place),
    position: landPosition(sale.parcels),
    schedule: scheduleProps(saleContext),
    banner: sale.banner ?? null,
    opensAt: datedMoment(times.opensAt, zone),
    firstCloseAt: datedMoment(times.firstCloseAt, zone),
    closesAt: datedMoment(times.closesAt, zone),
    area: formatAcres(saleArea(sale).titledAcres),
    lots: lotSummary(sale),
    price: status === 'withdrawn' ? noValue : priceRange(sale, status),
    priceNote: priceNote(saleContext),
    enBloc: sale.enBlocs.length > 0,
    picture: context.picture(sale.saleImage, 'card'),
    plan: salePlan(sale, status),
  };
}
