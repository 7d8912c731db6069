import { describe, expect, it } from '@jest/globals';
import { saleDay } from './sale-day';

function dayOf(start: string, end: string, firstClose = end) {
  const [opensAt, firstCloseAt, closesAt] = [new Date(start), new Date(firstClose), new Date(end)];
  return saleDay({ opensAt, firstCloseAt, closesAt }, 'America/Edmonton');
}

describe('saleDay', () => {
  it('gives the day, the hours and the zone', () => {
    expect(dayOf('2026-12-09T15:00:00Z', '2026-12-09T17:00:00Z')).toEqual({
      weekday: 'Wednesday',
      date: 'December 9, 2026',
      hours: '9:00 to 11:00 AM ABT',
      zone: 'Alberta Time',
    });
  });

  it('names both halves of a day across noon', () => {
    expect(dayOf('2026-12-09T15:00:00Z', '2026-12-09T19:00:00Z').hours).toBe('9:00 AM to 1:00 PM ABT');
  });

  it.each([
    ['2026-11-20T15:00:00Z', '2026-11-23T17:00:00Z', 'November 20 to 23, 2026'],
    ['2026-11-30T15:00:00Z', '2026-12-02T17:00:00Z', 'November 30 to December 2, 2026'],
    ['2026-12-30T15:00:00Z', '2027-01-04T17:00:00Z', 'December 30, 2026 to January 4, 2027'],
  ])('spans days from %s to %s', (start, end, date) => {
    expect(dayOf(start, end)).toMatchObject({
      date,
      hours: 'Opens at 9:00 AM, begins to close at 11:00 AM ABT',
    });
  });

  it('says over several days that it is the last parcel whose close it names', () => {
    expect(dayOf('2026-11-20T15:00:00Z', '2026-11-23T17:00:00Z', '2026-11-22T17:00:00Z').hours).toBe(
      'Opens at 9:00 AM, the last parcel begins to close at 11:00 AM ABT',
    );
  });

  it('goes by the clock of the sale, not of the build', () => {
    expect(dayOf('2026-12-10T04:00:00Z', '2026-12-10T05:00:00Z').date).toBe('December 9, 2026');
  });
});
