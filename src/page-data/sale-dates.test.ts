import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { lotDates, saleDates, stepsZone } from './sale-dates';
import { exampleSaleContext } from './sale-context.example';

/** Parcels that open and close one after another. */
const staggered = {
  parcels: [
    exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
    exampleParcel({ slug: 'parcel-2', startTime: '2026-03-18T09:30:00-06:00' }),
    exampleParcel({ slug: 'parcel-3', endTime: '2026-03-18T11:20:00-06:00' }),
  ],
};

function datesOf(slug: string, given: Parameters<typeof exampleSaleContext>[0] = {}) {
  const saleContext = exampleSaleContext({ ...staggered, ...given });
  const lot = saleContext.lots.find((candidate) => candidate.slug === slug);
  if (lot === undefined) throw new Error(`no ${slug}`);
  return lotDates(saleContext, lot);
}

describe('the dates of a sale', () => {
  it('run from the first opening to the last close of a parcel, and name the first close too', () => {
    expect(saleDates(exampleSaleContext(staggered))).toMatchObject({
      text: 'March 18, 2026 from 9:00 to 11:20 AM CST',
      opensAt: '2026-03-18T15:00:00.000Z',
      firstCloseAt: '2026-03-18T16:30:00.000Z',
      closesAt: '2026-03-18T17:20:00.000Z',
    });
  });
});

describe('the zone of the dates of a sale', () => {
  const changed = {
    timeZone: 'America/Winnipeg',
    startTime: '2026-03-06T09:00:00-06:00',
    endTime: '2026-03-09T11:00:00-05:00',
  };
  const [standard, daylight] = ['Central Standard Time, UTC−6', 'Central Daylight Time, UTC−5'];

  it('are two if the clocks change between opening and close, each with its offset', () => {
    expect(saleDates(exampleSaleContext(changed))).toMatchObject({
      text: 'March 6, 2026 at 9:00 AM CST to March 9, 2026 at 11:00 AM CDT',
      zone: `${standard}, then ${daylight}`,
      offsetMinutes: -360,
      closeOffsetMinutes: -300,
    });
  });

  it('is that of all steps and viewing days, and null if they differ', () => {
    const [open, close] = [{ at: changed.startTime }, { at: changed.endTime }];
    const day = { startTime: changed.startTime, endTime: '2026-03-06T12:00:00-06:00', note: '' };
    const [sale, viewed] = [changed, { ...changed, viewingDays: [day] }].map((given) =>
      exampleSaleContext(given),
    );
    if (sale === undefined || viewed === undefined) throw new Error('no sale');
    expect([stepsZone(sale, [open]), stepsZone(viewed, [open])]).toEqual([standard, standard]);
    expect([stepsZone(sale, []), stepsZone(sale, [open, close]), stepsZone(viewed, [close])]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the dates of a lot', () => {
  it.each([
    ['parcel-1', 'from 9:00 to 10:30 AM CST', '15:00', '16:30'],
    ['parcel-2', 'from 9:30 to 11:00 AM CST', '15:30', '17:00'],
    ['parcel-3', 'from 9:00 to 11:20 AM CST', '15:00', '17:20'],
  ])('are its own hours for %s: %s', (slug, hours, opens, closes) => {
    const closesAt = `2026-03-18T${closes}:00.000Z`;
    expect(datesOf(slug)).toEqual({
      text: `March 18, 2026 ${hours}`,
      opensAt: `2026-03-18T${opens}:00.000Z`,
      firstCloseAt: closesAt,
      closesAt,
      zone: 'Central Standard Time, UTC−6',
      offsetMinutes: -360,
      closeOffsetMinutes: -360,
    });
  });

  it('show only the day for a group, and count by its own round', () => {
    expect(datesOf('en-bloc')).toMatchObject({
      text: 'March 18, 2026',
      opensAt: '2026-03-18T17:35:00.000Z',
      closesAt: '2026-03-18T18:05:00.000Z',
    });
  });

  it.each(['postponed', 'withdrawn'] as const)('are null while the sale is %s', (state) => {
    expect(datesOf('parcel-1', { state })).toBeNull();
  });
});
