import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { reminderMoments } from '../../model/derive/forms/form-fields';
import type { ReminderSale } from '../../model/derive/reminder-facts';
import { exampleReminderSale } from '../../model/derive/reminder-sale.example';
import { dueReminders } from './due-reminders';

const weekBefore = Date.parse('2026-03-11T18:00:00Z');

/** Parcels close from 11:00 to 11:30. */
function saleWith(given: Partial<ReminderSale<Date>> = {}): ReminderSale<Date> {
  return exampleReminderSale({
    closesAt: new Date('2026-03-18T17:30:00Z'),
    finalCloseAt: new Date('2026-03-18T18:15:00Z'),
    ...given,
  });
}

function kindsAt(
  at: string,
  sale = saleWith(),
  moments: readonly string[] = reminderMoments,
  askedAt = weekBefore,
) {
  return dueReminders(sale, { moments, askedAt }, Date.parse(at)).map(({ kind }) => kind);
}

describe('dueReminders', () => {
  it.each([
    ['2026-03-17T14:59:59Z', []],
    ['2026-03-17T15:00:00Z', ['opens']],
    ['2026-03-18T15:59:59Z', ['opens']],
    ['2026-03-18T16:00:00Z', ['closes']],
    ['2026-03-18T17:29:59Z', ['closes']],
    ['2026-03-18T17:30:00Z', []],
  ])('at %s are due: %j', (at, kinds) => {
    expect(kindsAt(at)).toEqual(kinds);
  });

  it('are only for moments that were requested', () => {
    expect(kindsAt('2026-03-17T15:00:00Z', saleWith(), ['closes', 'results'])).toEqual([]);
    expect(kindsAt('2026-03-18T16:00:00Z', saleWith(), ['opens', 'results'])).toEqual(['opens']);
    expect(kindsAt('2026-03-18T17:00:00Z', saleWith(), ['opens', 'results'])).toEqual([]);
  });

  it('come later for those who ask late, and not if the confirmation has just said the same', () => {
    const askedAt = Date.parse('2026-03-17T20:00:00Z');
    expect(kindsAt('2026-03-18T13:59:59Z', saleWith(), ['opens'], askedAt)).toEqual([]);
    expect(kindsAt('2026-03-18T14:00:00Z', saleWith(), ['opens'], askedAt)).toEqual(['opens']);
    const shortlyBefore = Date.parse('2026-03-18T14:30:00Z');
    expect(kindsAt('2026-03-18T15:00:00Z', saleWith(), ['opens'], shortlyBefore)).toEqual([]);
    const shortlyBeforeClose = Date.parse('2026-03-18T16:20:00Z');
    expect(kindsAt('2026-03-18T16:44:59Z', saleWith(), ['closes'], shortlyBeforeClose)).toEqual([]);
    expect(kindsAt('2026-03-18T16:45:00Z', saleWith(), ['closes'], shortlyBeforeClose)).toEqual(['closes']);
  });

  it('come at the same time on the day before, even if the clocks change in the night between', () => {
    // Daylight saving begins in Winnipeg on March 8, 2026 at 2:00 AM.
    const sale = saleWith({
      zone: 'America/Winnipeg',
      opensAt: new Date('2026-03-08T14:00:00Z'),
      firstCloseAt: new Date('2026-03-08T16:00:00Z'),
    });
    const long = Date.parse('2026-02-01T00:00:00Z');
    expect(kindsAt('2026-03-07T14:59:59Z', sale, ['opens'], long)).toEqual([]);
    expect(kindsAt('2026-03-07T15:00:00Z', sale, ['opens'], long)).toEqual(['opens']);
  });

  it('announce results once they are entered and all bidding is over, for 90 days', () => {
    const sale = saleWith({ results: ['Sold for $1.'] });
    expect(kindsAt('2026-03-18T18:14:59Z', sale)).toEqual([]);
    expect(kindsAt('2026-03-18T18:15:00Z', sale)).toEqual(['results']);
    expect(kindsAt('2026-03-18T18:15:00Z', saleWith())).toEqual([]);
    expect(kindsAt('2026-06-16T18:14:59Z', sale)).toEqual(['results']);
    expect(kindsAt('2026-06-16T18:15:00Z', sale)).toEqual([]);
  });

  it.each(['postponed', 'withdrawn'] as const)(
    'announce that a sale was %s while something was still to come',
    (state) => {
      const sale = saleWith({ state });
      expect(kindsAt('2026-03-12T00:00:00Z', sale, ['opens'])).toEqual([state]);
      expect(kindsAt('2026-03-18T15:00:00Z', sale, ['opens'])).toEqual([]);
      expect(kindsAt('2026-03-18T15:00:00Z', sale, ['closes'])).toEqual([state]);
      expect(kindsAt('2026-04-18T15:00:00Z', sale, ['results'])).toEqual([state]);
      expect(kindsAt('2026-04-18T15:00:00Z', saleWith({ state, results: ['Nothing sold.'] }))).toEqual([]);
      const undated = saleWith({
        state,
        opensAt: null,
        firstCloseAt: null,
        closesAt: null,
        finalCloseAt: null,
      });
      expect(kindsAt('2026-03-12T00:00:00Z', undated)).toEqual([state]);
    },
  );

  it('are new ones for another date, unless the dates of a sample move each day', () => {
    const at = Date.parse('2026-03-17T15:00:00Z');
    const occasions = (given: Partial<ReminderSale<Date>>) =>
      dueReminders(saleWith(given), { moments: ['opens'], askedAt: weekBefore }, at).map(
        ({ occasion }) => occasion,
      );
    const moved = { opensAt: new Date('2026-03-18T14:30:00Z') };
    expect(occasions({})).toEqual(['opens:2026-03-18T15:00:00.000Z']);
    expect(occasions(moved)).toEqual(['opens:2026-03-18T14:30:00.000Z']);
    expect(occasions({ ...moved, sample: true })).toEqual(['opens']);
  });

  it('are due to somebody who requested everything long ago whenever they are due to anybody', () => {
    const start = Date.parse('2026-03-10T00:00:00Z');
    const time = fc.integer({ min: start, max: start + 200 * 86_400_000 });
    const state = fc.constantFrom('scheduled', 'postponed', 'withdrawn');
    fc.assert(
      fc.property(time, time, state, fc.boolean(), fc.subarray([...reminderMoments]), (...given) => {
        const [now, askedAt, ofState, hasResults, moments] = given;
        const sale = saleWith({ state: ofState, results: hasResults ? ['Sold.'] : null });
        const anybody = dueReminders(sale, { moments, askedAt }, now);
        const everything = dueReminders(sale, { moments: reminderMoments, askedAt: -Infinity }, now);
        expect(everything.length).toBeGreaterThanOrEqual(Math.min(anybody.length, 1));
      }),
    );
  });
});
