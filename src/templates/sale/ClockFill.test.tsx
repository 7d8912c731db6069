/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { fallBackToDeviceClock } from '../../features/sale-status/server-clock';
import { clockSector, roundClock } from '../../model/derive/round-clock';
import { ClockFill } from './ClockFill';

const closesAt = '2026-11-30T17:00:00.000Z';
const clock = {
  ...roundClock(11, 0, 15),
  closesAt,
  minutes: 15,
  from: 0,
  closes: '11:00 AM ABT',
  opens: '11:15 AM ABT',
  closesApart: false,
};

/** Returns the hatched sector a number of seconds after the close. */
function sectorAfter(seconds: number, reduced = false): string | null {
  Object.assign(window, {
    matchMedia: () => ({ matches: reduced, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  jest.setSystemTime(Date.parse(closesAt) + seconds * 1000);
  const { container } = render(
    <svg>
      <ClockFill {...clock} />
    </svg>,
  );
  return container.querySelector('svg > path')?.getAttribute('d') ?? null;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('ClockFill', () => {
  it('is empty while the time is not known, and before the close', () => {
    expect(sectorAfter(450)).toBeNull();
    cleanup();
    fallBackToDeviceClock();
    expect(sectorAfter(-1)).toBeNull();
  });

  it('fills with each second, and is full when en bloc bidding opens', () => {
    expect(sectorAfter(450)).toBe(clockSector(0, 7.5));
    cleanup();
    expect(sectorAfter(900)).toBe(clock.sector);
    cleanup();
    expect(sectorAfter(7200)).toBe(clock.sector);
  });

  it('advances by the minute if the visitor prefers reduced motion', () => {
    expect(sectorAfter(59, true)).toBeNull();
    cleanup();
    expect(sectorAfter(450, true)).toBe(clockSector(0, 7));
  });
});
