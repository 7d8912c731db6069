import { describe, expect, it } from '@jest/globals';
import { exampleReminderSale } from './reminder-sale.example';
import { comingReminders, reminderTimes } from './reminder-times';

function comingAt(askedAt: string, given = {}): string[] {
  return comingReminders(exampleReminderSale(given), Date.parse(askedAt)).map(
    ({ label, at }) => `${label} ${at.toISOString().slice(5, 16)}`,
  );
}

const apart = { closesAt: new Date('2026-03-18T17:30:00Z') };

describe('comingReminders', () => {
  it.each([
    ['2026-03-11T18:00:00Z', {}, ['opensDay 03-17T15:00', 'closesHour 03-18T16:00']],
    ['2026-03-17T15:00:00Z', {}, ['opensHour 03-18T14:00', 'closesHour 03-18T16:00']],
    ['2026-03-18T14:00:00Z', {}, ['closesHour 03-18T16:00']],
    ['2026-03-18T16:00:00Z', {}, ['closesQuarter 03-18T16:45']],
    ['2026-03-18T15:00:00Z', apart, ['firstClosesHour 03-18T16:00']],
    ['2026-03-18T16:00:00Z', apart, ['firstClosesQuarter 03-18T16:45']],
    ['2026-03-18T16:45:00Z', {}, []],
  ])('lists the reminders that are sent to those who ask at %s: %#', (askedAt, given, coming) => {
    expect(comingAt(askedAt, given)).toEqual(coming);
  });
});

describe('reminderTimes', () => {
  it('are none without a date', () => {
    const undated = { opensAt: null, firstCloseAt: null, closesAt: null };
    expect(reminderTimes(exampleReminderSale(undated))).toEqual([]);
  });

  it('are in their order where bidding is shorter than the time between them', () => {
    const short = new Date('2026-03-18T15:10:00Z');
    const times = reminderTimes(exampleReminderSale({ firstCloseAt: short, closesAt: short }));
    expect(times.map(({ label }) => label)).toEqual(['opensDay', 'opensHour', 'closesHour', 'closesQuarter']);
  });
});
