import { formatAcres, saleArea } from '../../../model/derive/areas';
import { longDate, shortDate } from '../../../model/derive/dates';
import { changedOn, noonOf } from '../../../model/derive/history';
import { readLegals, summarizeLegals } from '../../../model/derive/land/legal';
import type { Lot, SaleRules } from '../../../model/derive/lots';
import type { SaleView } from '../../../page-data/sale-context';
import type { Site } from '../../../page-data/build-context';
import { priceRange } from '../../../model/derive/prices';
import { parcelRoute, saleRoute } from '../../../model/derive/routes';
import { lotSummary, nearby } from '../../../model/derive/summaries';
import type { CalendarEvent } from './calendar-event';

/** What a calendar needs of a site. */
type CalendarSite = Pick<Site, 'origin' | 'now'> & {
  readonly content: { readonly settings: { readonly saleRules: SaleRules } };
};

const hour = 60;
const day = 24 * hour;

/** What all entries of a sale have in common. */
function entryOf(site: CalendarSite, { sale, place, status }: SaleView, name: string) {
  const changed = changedOn(sale);
  const land = summarizeLegals(readLegals(sale.parcels.flatMap((parcel) => parcel.landDescriptions)));
  const cancelled = status === 'postponed' || status === 'withdrawn';
  return {
    uid: `${sale.slug}.${name}@${new URL(site.origin).hostname}`,
    location: `${nearby(place)}: ${land}`,
    url: site.origin + saleRoute(sale),
    cancelled,
    sequence: sale.changes.length + (cancelled ? 1 : 0),
    changed: changed === null ? site.now : noonOf(changed),
  };
}

function registration(site: CalendarSite, view: SaleView): CalendarEvent[] {
  const { sale, zone } = view;
  if (sale.registerBy === undefined) return [];
  const start = new Date(sale.registerBy);
  return [
    {
      ...entryOf(site, view, 'register'),
      start,
      end: null,
      summary: `Register to bid: ${sale.name}`,
      description: `Register by ${shortDate(start, zone)} to bid on ${sale.name}.`,
      alarmMinutes: day,
    },
  ];
}

function bidding(site: CalendarSite, view: SaleView): CalendarEvent[] {
  const { sale, status, zone, times } = view;
  const { start, end } = times;
  if (start === null || end === null) return [];
  const { extensionMinutes } = site.content.settings.saleRules;
  const facts = `${formatAcres(saleArea(sale).titled)}, ${lotSummary(sale)}, ${priceRange(sale, status)} by parcel.`;
  return [
    {
      ...entryOf(site, view, 'bidding'),
      start,
      end,
      summary: `Bidding: ${sale.name}`,
      description: `${longDate(start, end, zone)}. ${facts} A bid in the last minutes adds ${String(extensionMinutes)} minutes to the close.`,
      alarmMinutes: hour,
    },
  ];
}

function lotBidding(site: CalendarSite, view: SaleView, lot: Lot): CalendarEvent[] {
  const { startTime, endTime } = lot;
  if (startTime === null || endTime === null) return [];
  const { enBlocDelayMinutes } = site.content.settings.saleRules;
  return [
    {
      ...entryOf(site, view, lot.slug),
      url: site.origin + parcelRoute(view.sale.slug, lot.slug),
      start: startTime,
      end: endTime,
      summary: `Bidding: ${lot.name}, ${view.sale.name}`,
      description: lot.enBloc
        ? `${longDate(startTime, endTime, view.zone)}. En bloc bidding is for bidders who took part and qualify.`
        : `${longDate(startTime, endTime, view.zone)}. ${formatAcres(lot.size)}.`,
      // En bloc: when its last parcel closes.
      alarmMinutes: lot.enBloc ? enBlocDelayMinutes : hour,
    },
  ];
}

function viewingDays(site: CalendarSite, view: SaleView): CalendarEvent[] {
  const { sale, zone } = view;
  return sale.viewingDays.map(({ startTime, endTime, note }, index) => {
    const [start, end] = [new Date(startTime), new Date(endTime)];
    return {
      ...entryOf(site, view, `viewing-${String(index + 1)}`),
      start,
      end,
      summary: `Viewing day: ${sale.name}`,
      description: `${longDate(start, end, zone)}. ${note}`,
      alarmMinutes: day,
    };
  });
}

/** Whether a sale has a date, and so a calendar file. */
export function hasCalendar({ times }: Pick<SaleView, 'times'>): boolean {
  return times.start !== null && times.end !== null;
}

/**
 * What a buyer puts in the calendar: registration, viewing, bidding, en bloc bidding. A postponed or withdrawn
 * sale that keeps its old times cancels them; without times there is nothing. Times to exercise options are left
 * out: they concern the buyer alone, after the sale.
 */
export function saleEvents(site: CalendarSite, view: SaleView): CalendarEvent[] {
  if (!hasCalendar(view)) return [];
  return [
    ...viewingDays(site, view),
    ...registration(site, view),
    ...bidding(site, view),
    ...view.lots.filter(({ enBloc }) => enBloc).flatMap((lot) => lotBidding(site, view, lot)),
  ];
}

/** What concerns one lot: registration and its own bidding. */
export function lotEvents(site: CalendarSite, view: SaleView, lot: Lot): CalendarEvent[] {
  const times = lotBidding(site, view, lot);
  return times.length === 0 ? [] : [...registration(site, view), ...times];
}

const shownAfterDays = 30;

/** The calendar that people subscribe to: all sales with a date until a month after they end. */
export function feedEvents(site: CalendarSite, views: readonly SaleView[]): CalendarEvent[] {
  const oldest = site.now.getTime() - shownAfterDays * day * 60_000;
  return views
    .filter(({ times }) => (times.finalEnd?.getTime() ?? 0) >= oldest)
    .flatMap((view) => saleEvents(site, view));
}
