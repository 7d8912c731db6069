/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { SaleStatus } from '../../model/derive/status';
import { ReminderRequest } from './ReminderRequest';

const times = [
  { moment: 'opens', label: 'A day before bidding opens', at: '2026-03-17T15:00:00Z' },
  { moment: 'opens', label: 'An hour before bidding opens', at: '2026-03-18T14:00:00Z' },
  { moment: 'closes', label: 'An hour before bidding closes', at: '2026-03-18T16:00:00Z' },
  { moment: 'closes', label: '15 minutes before bidding closes', at: '2026-03-18T16:45:00Z' },
] as const;

/** Returns the choices of the form once the given number of times have passed. */
function choicesAfter(passed: number, status: SaleStatus = 'upcoming'): string[] {
  const reminder = {
    schedule: {
      slug: 'souris-flats',
      state: 'scheduled',
      opensAt: '2026-03-18T15:00:00Z',
      finalCloseAt: '2026-03-18T17:45:00Z',
      status,
    },
    day: { weekday: 'Wednesday', date: 'March 18', hours: '9:00 to 11:00 AM', zone: 'Central Standard Time' },
    reminders: { times, passed, results: 'When the results are in' },
  } as const;
  document.body.innerHTML = renderToString(
    <ReminderRequest reminder={reminder} status={status} path="/reminder/" />,
  );
  return [...document.querySelectorAll('fieldset label')].map(({ textContent }) => textContent);
}

describe('ReminderRequest', () => {
  it.each([
    [0, ['A day before bidding opens', 'An hour before bidding closes', 'When the results are in']],
    [1, ['An hour before bidding opens', 'An hour before bidding closes', 'When the results are in']],
    [2, ['An hour before bidding closes', 'When the results are in']],
    [3, ['15 minutes before bidding closes', 'When the results are in']],
    [4, ['When the results are in']],
  ])('offers the remaining reminders once %d of the times have passed', (passed, labels) => {
    expect(choicesAfter(passed)).toEqual(labels);
  });

  it('offers reminders for a postponed sale, to be sent once it has a date', () => {
    expect(choicesAfter(4, 'postponed')).toEqual([
      'A day before bidding opens',
      'An hour before bidding begins to close',
      'When the results are in',
    ]);
  });

  it.each(['completed', 'withdrawn'] as const)('offers none for a sale that is %s', (status) => {
    expect(choicesAfter(0, status)).toEqual([]);
  });

  it('offers no reminder of the opening if the engine has opened the sale early', () => {
    expect(choicesAfter(1, 'live')).toEqual(['An hour before bidding closes', 'When the results are in']);
  });
});
