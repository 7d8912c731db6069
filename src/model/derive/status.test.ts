import { describe, expect, it } from '@jest/globals';
import { statusFromTimes } from './status';

const start = new Date('2026-12-09T15:00:00Z');
const finalEnd = new Date('2026-12-09T17:45:00Z');
const later = new Date('2027-01-01T00:00:00Z');

describe('statusFromTimes', () => {
  it('is upcoming without a start', () => {
    expect(statusFromTimes({ state: 'scheduled', start: null, finalEnd: null }, later)).toBe('upcoming');
  });

  it('stays live without an end', () => {
    expect(statusFromTimes({ state: 'scheduled', start, finalEnd: null }, later)).toBe('live');
  });

  it('is completed from the moment of the end', () => {
    expect(statusFromTimes({ state: 'scheduled', start, finalEnd }, finalEnd)).toBe('completed');
  });

  it.each(['postponed', 'withdrawn'] as const)('is %s whatever the times say', (state) => {
    for (const now of [new Date(0), start, later]) {
      expect(statusFromTimes({ state, start, finalEnd }, now)).toBe(state);
    }
  });
});
