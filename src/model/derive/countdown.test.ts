import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countdownParts } from './countdown';

const now = new Date('2026-11-21T18:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('countdownParts', () => {
  it('omits seconds while days are nonzero', () => {
    expect(countdownParts(after(18 * 86_400 + 5 * 3600 + 47 * 60 + 8), now)).toEqual({
      days: 18,
      hours: 5,
      minutes: 47,
      seconds: null,
    });
  });

  it('shows seconds on the last day', () => {
    expect(countdownParts(after(3600 + 12 * 60 + 8), now)).toEqual({
      days: 0,
      hours: 1,
      minutes: 12,
      seconds: 8,
    });
  });

  it('stays at zero once the time has passed', () => {
    expect(countdownParts(after(-5), now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('adds up to the time that is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), (left) => {
        const { days, hours, minutes, seconds } = countdownParts(after(left), now);
        const sum = days * 86_400 + hours * 3600 + minutes * 60 + (seconds ?? left % 60);
        expect(sum).toBe(left);
      }),
    );
  });
});
