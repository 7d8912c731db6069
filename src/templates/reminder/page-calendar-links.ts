import type { CalendarEvent } from '../../model/derive/calendar-event';

/** Parameters of an event in the address of a web calendar's form. */
interface PrefilledEvent extends Pick<CalendarEvent, 'summary' | 'start' | 'location' | 'description'> {
  readonly end: Date;
}

/** Formats an instant as 2026-12-09T15:00:00Z: to the second, in UTC. */
function utc(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '');
}

/** Formats an instant as 20261209T150000Z. */
function compactUtc(at: Date): string {
  return utc(at).replace(/[-:]/g, '');
}

function address(page: string, parameters: Readonly<Record<string, string>>): string {
  return `${page}?${new URLSearchParams(parameters).toString()}`;
}

/** Returns a link to Google Calendar with the event filled in, for the visitor to save. */
export function googleCalendarLink({ summary, start, end, location, description }: PrefilledEvent): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compactUtc(start)}/${compactUtc(end)}`,
    location,
    details: description,
  });
}

/** Returns a link to Outlook on the web with the event filled in, for the visitor to save. */
export function outlookCalendarLink({ summary, start, end, location, description }: PrefilledEvent): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: utc(start),
    enddt: utc(end),
    location,
    body: description,
  });
}
