import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from '../../../model/derive/calendar-event';
import { feedEvents, lotEvents, saleEvents } from './sale-events';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { onOneLine } from '../../../lib/invisible-characters';
import { lotCalendarRoute, saleCalendarRoute } from '../../../model/derive/routes';
import type { PublishedFile } from '../publishing/publish-files';

const refreshHours = 6;

/** The library escapes line breaks in some properties and not in others, where they would begin a line of their own. */
function inLines(text: string): string {
  return text.split('\n').map(onOneLine).join('\n');
}

interface CalendarText {
  readonly name: string;
  readonly company: string;
  /** The absolute address of a calendar that can be subscribed to. */
  readonly source?: string;
}

/** A calendar as iCalendar text (RFC 5545); all times in UTC, all stamps from the content. */
export function renderCalendar(
  { name, company, source }: CalendarText,
  events: readonly CalendarEvent[],
): string {
  const calendar = ical({
    name: onOneLine(name),
    prodId: { company: onOneLine(company), product: 'Sales', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(source !== undefined && { source: onOneLine(source), ttl: refreshHours * 3600 }),
  });
  for (const { uid, start, end, cancelled, changed, sequence, alarmMinutes, ...event } of events) {
    calendar.createEvent({
      id: onOneLine(uid),
      start,
      ...(end !== null && { end }),
      stamp: changed,
      lastModified: changed,
      sequence,
      summary: onOneLine(event.summary),
      location: onOneLine(event.location),
      description: inLines(`${event.description}\n\n${event.url}`),
      url: onOneLine(event.url),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(!cancelled && {
        alarms: [
          { type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: onOneLine(event.summary) },
        ],
      }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** A calendar file for each sale and lot with a date, and the calendar of all sales. */
export function* calendarFiles(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): Generator<PublishedFile> {
  const company = context.content.settings.brand.name;
  for (const saleContext of saleContexts) {
    const { sale } = saleContext;
    const events = saleEvents(context, saleContext);
    if (events.length === 0) continue;
    yield {
      route: saleCalendarRoute(sale),
      content: () => renderCalendar({ name: sale.name, company }, events),
    };
    for (const lot of saleContext.lots) {
      const name = `${lot.name}, ${sale.name}`;
      yield {
        route: lotCalendarRoute(sale.slug, lot.slug),
        content: () => renderCalendar({ name, company }, lotEvents(context, saleContext, lot)),
      };
    }
  }
  const route = context.routes.calendarFeed;
  const feed = { name: `${company} sales`, company, source: context.origin + route };
  yield { route, content: () => renderCalendar(feed, feedEvents(context, saleContexts)) };
}
