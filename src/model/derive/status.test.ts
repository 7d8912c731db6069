import { describe, expect, it } from '@jest/globals';
import { statusAt, statusFromTimes, type ScheduleProps } from './status';

const start = new Date('2026-12-09T15:00:00Z');
const finalEnd = new Date('2026-12-09T17:45:00Z');
const later = new Date('2027-01-01T00:00:00Z');

describe('statusFromTimes', () => {
  it('is upcoming without a start', () => {
    expect(statusFromTimes({ state: 'scheduled', opensAt: null, finalCloseAt: null }, later)).toBe(
      'upcoming',
    );
  });

  it('stays live without an end', () => {
    expect(statusFromTimes({ state: 'scheduled', opensAt: start, finalCloseAt: null }, later)).toBe('live');
  });

  it('is completed from the moment of the end', () => {
    expect(statusFromTimes({ state: 'scheduled', opensAt: start, finalCloseAt: finalEnd }, finalEnd)).toBe(
      'completed',
    );
  });

  it.each(['postponed', 'withdrawn'] as const)('is %s whatever the times say', (state) => {
    for (const now of [new Date(0), start, later]) {
      expect(statusFromTimes({ state, opensAt: start, finalCloseAt: finalEnd }, now)).toBe(state);
    }
  });
});

describe('statusAt', () => {
  const schedule: ScheduleProps = {
    slug: 'coulee',
    status: 'upcoming',
    opensAt: '2026-12-09T15:00:00.000Z',
    finalCloseAt: '2026-12-09T17:45:00.000Z',
  };

  it.each([
    ['2026-12-09T14:59:59Z', 'upcoming'],
    ['2026-12-09T15:00:00Z', 'live'],
    ['2026-12-09T17:44:59Z', 'live'],
    ['2026-12-09T17:45:00Z', 'completed'],
  ])('goes on by itself after the build: at %s it is %s', (now, status) => {
    expect(statusAt(schedule, Date.parse(now))).toBe(status);
  });

  it('never goes back, however slow the clock of a device is', () => {
    expect(statusAt({ ...schedule, status: 'live' }, 0)).toBe('live');
    expect(statusAt({ ...schedule, status: 'completed' }, 0)).toBe('completed');
  });

  it.each(['postponed', 'withdrawn'] as const)('leaves a sale %s until the next build', (status) => {
    expect(statusAt({ ...schedule, status }, later.getTime())).toBe(status);
  });
});
