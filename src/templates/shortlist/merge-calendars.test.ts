import { expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { mergeCalendars } from './merge-calendars';

function file(name: string, ...uids: string[]): string {
  const events = uids.map(
    (uid) => `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\\, of\r\n  ${name}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Us//Sales//EN\r\nNAME:${name} with a\r\n  long name\r\nX-WR-CALNAME:${name}\r\n${events.join('')}END:VCALENDAR\r\n`;
}

it('has each entry of the files once and unchanged, under the given name', () => {
  const merged = mergeCalendars(
    [file('Ranch', 'a@x', 'b\r\n @x'), file('Parcel 1, Ranch', 'a@x', 'c@x')],
    'My shortlist',
  );
  const calendar = ICAL.Component.fromString(merged ?? '');
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  expect(entries.map(({ uid, summary }) => [uid, summary])).toEqual([
    ['a@x', 'a@x, of Ranch'],
    ['b@x', 'b@x, of Ranch'],
    ['c@x', 'c@x, of Parcel 1, Ranch'],
  ]);
  expect(calendar.getFirstPropertyValue('name')).toBe('My shortlist');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My shortlist');
});

it('is null without an entry', () => {
  expect(mergeCalendars([], 'My shortlist')).toBeNull();
  expect(mergeCalendars([file('Ranch')], 'My shortlist')).toBeNull();
});
