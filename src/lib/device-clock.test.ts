import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { formatLocalTime } from './device-clock';

/** The sources of the time zone in browsers with Temporal, and in those without. */
const zoneSources = {
  Temporal: (zone: string) => {
    Object.assign(globalThis, { Temporal: { Now: { timeZoneId: () => zone } } });
  },
  Intl: (zone: string) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: zone });
  },
};

/** A device in a zone, whose own data may be out of date. */
function deviceIn(zone: string, offsetMinutes: number, by: keyof typeof zoneSources = 'Temporal'): void {
  zoneSources[by](zone);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMinutes);
}

const alberta = -360;
const opening = new Date('2026-12-09T15:00:00Z');

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Temporal');
});

describe('formatLocalTime', () => {
  it('shows a visitor in Toronto the local time', () => {
    deviceIn('America/Toronto', -300);
    expect(formatLocalTime(opening, alberta)).toBe('10:00 AM');
  });

  it('is null for a visitor whose clock shows the same', () => {
    deviceIn('America/Regina', -360);
    expect(formatLocalTime(opening, alberta)).toBeNull();
  });

  it.each(['Temporal', 'Intl'] as const)(
    'is null for a visitor in Alberta whose device still turns its clock back in winter, by %s',
    (by) => {
      deviceIn('America/Edmonton', -420, by);
      expect(formatLocalTime(opening, alberta)).toBeNull();
    },
  );

  it('names the day when it differs', () => {
    deviceIn('Australia/Sydney', 660);
    expect(formatLocalTime(opening, alberta)).toBe('Dec 10 at 2:00 AM');
  });

  it.each([
    ['2026-12-09T12:00:00Z', '12:00 PM'],
    ['2026-12-09T00:30:00Z', '12:30 AM'],
    ['2026-12-09T13:05:00Z', '1:05 PM'],
  ])('writes %s in UTC as %s', (at, text) => {
    deviceIn('Etc/GMT', 0);
    expect(formatLocalTime(new Date(at), 1)).toBe(text);
  });
});
