import { formatAcres } from '../../../model/derive/areas';
import { formatDateTimeRange, formatShortDateTime } from '../../../model/derive/dates';
import { lastChangedDate, calendarDateToInstant } from '../../../model/derive/publication-dates';
import {
  parseLegalDescriptions,
  summarizeLegalDescriptions,
} from '../../../model/derive/land/legal-description';
import type { Lot, SaleRules } from '../../../model/derive/lots';
import type { SaleContext } from '../../../page-data/sale-context';
import { dayMs } from '../../../lib/durations';
import { sentence } from '../../../lib/sentence';
import { enBlocBidders } from '../../../page-data/en-bloc-rule';
import { closeNote } from '../../../page-data/sale-steps';
import type { BuildContext } from '../../../page-data/build-context';
import { priceRange } from '../../../model/derive/prices';
import { parcelRoute, absoluteSaleRoute } from '../../../model/derive/routes';
import { landSummary, formatNearby } from '../../../model/derive/summaries';
import type { CalendarEvent } from '../../../model/derive/calendar-event';

/** Data of the site that calendars use. */
type CalendarContext = Pick<BuildContext, 'origin' | 'salesOrigin' | 'now'> & {
  readonly content: { readonly settings: { readonly saleRules: SaleRules } };
};

const hour = 60;
const day = 24 * hour;

/** Fields that all entries of a sale share. */
function entryOf(context: CalendarContext, { sale, place, status }: SaleContext, name: string) {
  const changed = lastChangedDate(sale);
  const land = summarizeLegalDescriptions(
    parseLegalDescriptions(sale.parcels.flatMap((parcel) => parcel.landDescriptions)),
  );
  const cancelled = status === 'postponed' || status === 'withdrawn';
  return {
    uid: `${sale.slug}.${name}@${new URL(context.origin).hostname}`,
    location: `${formatNearby(place)}: ${land}`,
    url: absoluteSaleRoute(context.salesOrigin, sale),
    cancelled,
    sequence: sale.changes.length + (cancelled ? 1 : 0),
    changed: changed === null ? context.now : calendarDateToInstant(changed),
  };
}

function registration(context: CalendarContext, saleContext: SaleContext): CalendarEvent[] {
  const { sale, zone } = saleContext;
  if (sale.registerBy === undefined) return [];
  const start = new Date(sale.registerBy);
  return [
    {
      ...entryOf(context, saleContext, 'register'),
      start,
      end: null,
      summary: `Register to bid: ${sale.name}`,
      description: sentence(`Register by ${formatShortDateTime(start, zone)} to bid on ${sale.name}`),
      alarmMinutes: day,
    },
  ];
}

/** Acres, lots and prices of a sale; land that is no longer offered has no price. */
function saleFacts({ sale, status }: SaleContext): string {
  const land = landSummary(sale);
  if (status === 'withdrawn') return `${land}.`;
  const price = `${land}, ${priceRange(sale, status)}`;
  return sale.parcels.length === 1 ? `${price}.` : `${price} by parcel.`;
}

function bidding(context: CalendarContext, saleContext: SaleContext): CalendarEvent[] {
  const { sale, zone, times } = saleContext;
  const { opensAt, firstCloseAt, closesAt } = times;
  if (opensAt === null || firstCloseAt === null || closesAt === null) return [];
  const note = closeNote(context.content.settings.saleRules, { firstCloseAt, closesAt }, zone);
  return [
    {
      ...entryOf(context, saleContext, 'bidding'),
      start: opensAt,
      end: closesAt,
      summary: `Bidding: ${sale.name}`,
      description:
        `${formatDateTimeRange(opensAt, closesAt, zone)}. ${saleFacts(saleContext)} ${note}`.trim(),
      alarmMinutes: hour,
    },
  ];
}

function lotBidding(context: CalendarContext, saleContext: SaleContext, lot: Lot): CalendarEvent[] {
  const { opensAt, closesAt } = lot;
  if (opensAt === null || closesAt === null) return [];
  const { saleRules } = context.content.settings;
  const { zone } = saleContext;
  const note = closeNote(saleRules, { firstCloseAt: closesAt, closesAt }, zone);
  const times = `${formatDateTimeRange(opensAt, closesAt, zone)}. ${note}`.trim();
  return [
    {
      ...entryOf(context, saleContext, lot.slug),
      url: context.origin + parcelRoute(saleContext.sale.slug, lot.slug),
      start: opensAt,
      end: closesAt,
      summary: `Bidding: ${lot.name}, ${saleContext.sale.name}`,
      description: lot.enBloc
        ? `${times} En bloc bidding is ${enBlocBidders}.`
        : `${times} ${formatAcres(lot.titledAcres)}.`,
      // En bloc groups close when their last parcel closes.
      alarmMinutes: lot.enBloc ? saleRules.enBlocDelayMinutes : hour,
    },
  ];
}

function viewingDays(context: CalendarContext, saleContext: SaleContext): CalendarEvent[] {
  const { sale, zone } = saleContext;
  return sale.viewingDays.map(({ startTime, endTime, note }, index) => {
    const [start, end] = [new Date(startTime), new Date(endTime)];
    return {
      ...entryOf(context, saleContext, `viewing-${String(index + 1)}`),
      start,
      end,
      summary: `Viewing day: ${sale.name}`,
      description: `${formatDateTimeRange(start, end, zone)}. ${note}`,
      alarmMinutes: day,
    };
  });
}

/** Returns whether a sale has a date, and so a calendar file. */
export function hasCalendar({ times }: Pick<SaleContext, 'times'>): boolean {
  return times.opensAt !== null && times.closesAt !== null;
}

/**
 * Creates a buyer's entries: registration, viewing, bidding, en bloc bidding. A postponed or withdrawn sale
 * that still has its old times cancels them; without times there are none. Deadlines of options are left out:
 * they concern only the buyer, after the sale.
 */
export function saleEvents(context: CalendarContext, saleContext: SaleContext): CalendarEvent[] {
  if (!hasCalendar(saleContext)) return [];
  return [
    ...viewingDays(context, saleContext),
    ...registration(context, saleContext),
    ...bidding(context, saleContext),
    ...saleContext.lots
      .filter(({ enBloc }) => enBloc)
      .flatMap((lot) => lotBidding(context, saleContext, lot)),
  ];
}

/** Creates the entries of one lot: registration and its own bidding. */
export function lotEvents(context: CalendarContext, saleContext: SaleContext, lot: Lot): CalendarEvent[] {
  const times = lotBidding(context, saleContext, lot);
  return times.length === 0 ? [] : [...registration(context, saleContext), ...times];
}

const shownAfterDays = 30;

/** The calendar that people subscribe to: all sales with a date until a month after they end. */
export function feedEvents(context: CalendarContext, saleContexts: readonly SaleContext[]): CalendarEvent[] {
  const oldest = context.now.getTime() - shownAfterDays * dayMs;
  return saleContexts
    .filter(({ times }) => (times.finalCloseAt?.getTime() ?? 0) >= oldest)
    .flatMap((saleContext) => saleEvents(context, saleContext));
}
