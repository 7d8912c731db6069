/** What a calendar is told of an event. */
export interface CalendarEvent {
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: string;
  readonly details: string;
}

/** 2026-12-09T15:00:00Z: to the second, in UTC. */
function utc(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '');
}

/** 20261209T150000Z. */
function compactUtc(at: Date): string {
  return utc(at).replace(/[-:]/g, '');
}

function address(page: string, parameters: Readonly<Record<string, string>>): string {
  return `${page}?${new URLSearchParams(parameters).toString()}`;
}

/** Google Calendar with the event filled in, for the visitor to save. */
export function googleCalendarLink({ title, start, end, place, details }: CalendarEvent): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compactUtc(start)}/${compactUtc(end)}`,
    location: place,
    details,
  });
}

/** Outlook on the web with the event filled in, for the visitor to save. */
export function outlookCalendarLink({ title, start, end, place, details }: CalendarEvent): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: utc(start),
    enddt: utc(end),
    location: place,
    body: details,
  });
}
