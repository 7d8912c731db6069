import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { CalendarEvent } from '../../../model/derive/calendar-event';
import { renderCalendar } from './calendar-files';

const event: CalendarEvent = {
  uid: 'souris-flats.bidding@site.example',
  start: new Date('2026-12-09T15:00:00Z'),
  end: new Date('2026-12-09T17:00:00Z'),
  summary:
    'Bidding: Rivière-à-l’Œuf, “east”; all of it, with a name that is longer than a line of the format may be',
  location: 'nearby Torquay, SK: NE-20-3-11-W2M',
  description: 'December 9, 2026.',
  url: 'https://site.example/auctions/souris-flats/',
  alarmMinutes: 60,
  cancelled: false,
  sequence: 2,
  changed: new Date('2026-11-12T18:00:00Z'),
};

const text = { name: 'Souris Flats', company: 'Example Land' };

function read(given: Partial<CalendarEvent> = {}) {
  const calendar = ICAL.Component.fromString(renderCalendar(text, [{ ...event, ...given }]));
  const [entry] = calendar.getAllSubcomponents('vevent');
  if (entry === undefined) throw new Error('The calendar has no entry.');
  return { calendar, entry, parsed: new ICAL.Event(entry) };
}

describe('renderCalendar', () => {
  it('contains everything that another program needs', () => {
    const { entry, parsed } = read();
    expect(parsed.uid).toBe(event.uid);
    expect(parsed.summary).toBe(event.summary);
    expect(parsed.location).toBe(event.location);
    expect(parsed.sequence).toBe(2);
    expect(parsed.startDate.toString()).toBe('2026-12-09T15:00:00Z');
    expect(parsed.endDate.toString()).toBe('2026-12-09T17:00:00Z');
    expect(entry.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(entry.getFirstPropertyValue('last-modified'))).toBe('2026-11-12T18:00:00Z');
    expect(entry.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const trigger = entry.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    expect(String(trigger)).toBe('-PT1H');
  });

  it('removes a cancelled sale from calendars, without an alarm', () => {
    const { entry } = read({ cancelled: true });
    expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(entry.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('never makes a property from a line break, in any text', () => {
    const broken = 'x\r\nATTENDEE:mailto:a@b.example\rX-A:1\nX-B:2\u2028X-C:3\u0007';
    const file = renderCalendar({ name: broken, company: broken, source: broken }, [
      { ...event, uid: broken, summary: broken, location: broken, description: broken, url: broken },
    ]);
    const names = file
      .replace(/\r\n /g, '')
      .split('\r\n')
      .map((line) => /^[\w-]*/.exec(line)?.[0]);
    expect(names.filter((name) => /^(?:ATTENDEE|X-[ABC])$/.test(name ?? ''))).toEqual([]);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(ICAL.Component.fromString(file).getAllSubcomponents('vevent')).toHaveLength(1);
  });

  it('marks a deadline as a moment', () => {
    expect(read({ end: null }).entry.getFirstPropertyValue('dtend')).toBeNull();
  });

  it('comes out the same every time, in lines of at most 75 bytes', () => {
    const file = renderCalendar(text, [event]);
    expect(renderCalendar(text, [event])).toBe(file);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('tells subscribers where it comes from and how often to ask', () => {
    const feed = renderCalendar({ ...text, source: 'https://site.example/sales/calendar.ics' }, [event]);
    expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
    expect(feed).toContain('https://site.example/sales/calendar.ics');
  });
});
