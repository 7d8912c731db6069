import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatInZone, instantOf, toIsoInZone, wallClock, zoneLabel, zoneName } from './time-zones';

const noonInWinter = new Date('2026-11-15T18:00:00Z');
const pattern = 'yyyy-MM-dd HH:mm';

describe('time zones', () => {
  it.each([
    ['America/Edmonton', '2026-11-15 12:00', 'ABT'],
    ['America/Vancouver', '2026-11-15 11:00', 'PCT'],
    ['America/Regina', '2026-11-15 12:00', 'CST'],
    ['America/Winnipeg', '2026-11-15 12:00', 'CST'],
    ['America/Dawson_Creek', '2026-11-15 11:00', 'MST'],
  ])('shows the winter time of %s by law', (zone, clock, label) => {
    expect(formatInZone(noonInWinter, zone, pattern)).toBe(clock);
    expect(zoneLabel(zone, noonInWinter)).toBe(label);
  });

  it('keeps Alberta at the same offset on both sides of 1 November and 8 March', () => {
    for (const at of ['2026-10-31', '2026-11-02', '2027-03-07', '2027-03-15'].map(
      (day) => `${day}T15:00:00Z`,
    )) {
      expect(toIsoInZone(new Date(at), 'America/Edmonton')).toMatch(/T09:00:00-06:00$/);
    }
  });

  it('formats times from before the change of law by the old clock', () => {
    const before = new Date('2026-01-15T18:00:00Z');
    expect(formatInZone(before, 'America/Edmonton', pattern)).toBe('2026-01-15 11:00');
    expect(zoneLabel('America/Edmonton', before)).toBe('MST');
  });

  it('lets Manitoba change its clocks until the change is in force', () => {
    expect(zoneLabel('America/Winnipeg', new Date('2027-07-01T18:00:00Z'))).toBe('CDT');
  });

  it('names zones in full', () => {
    expect(zoneName('America/Edmonton', noonInWinter)).toBe('Alberta Time');
    expect(zoneName('America/Regina', noonInWinter)).toBe('Central Standard Time');
  });

  it('writes ISO times that mean the instant they came from, every half hour of two clock changes', () => {
    for (const day of [Date.UTC(2027, 2, 14), Date.UTC(2027, 10, 7)]) {
      for (let at = day; at < day + 86_400_000; at += 1_800_000) {
        for (const zone of ['America/Edmonton', 'America/Winnipeg', 'America/Regina']) {
          expect(new Date(toIsoInZone(new Date(at), zone)).getTime()).toBe(at);
        }
      }
    }
  });

  it('finds the instant again from the clock, unless the clock shows a time twice', () => {
    const zones = fc.constantFrom(
      'America/Edmonton',
      'America/Regina',
      'America/Winnipeg',
      'America/Vancouver',
      'UTC',
    );
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const at = new Date(minute * 60_000);
        const found = instantOf(zone, wallClock(zone, at));
        expect(wallClock(zone, found)).toEqual(wallClock(zone, at));
        expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
    );
  });

  it('reads a time that the clock skips as if it had not changed yet', () => {
    const skipped = { year: 2027, month: 3, day: 14, hour: 2, minute: 30, second: 0 };
    expect(instantOf('America/Winnipeg', skipped).toISOString()).toBe('2027-03-14T08:30:00.000Z');
  });
});
