import { describe, expect, it } from '@jest/globals';
import { runWithin } from './run-within';

describe('runWithin', () => {
  it('returns what the function returns, and throws what it throws', () => {
    expect(runWithin(10_000, () => [1])).toEqual({ ok: true, value: [1] });
    expect(() =>
      runWithin(10_000, () => {
        throw new RangeError('deep');
      }),
    ).toThrow(new RangeError('deep'));
  });

  it('stops a function that would run forever', () => {
    let count = 0;
    const result = runWithin(50, () => {
      for (;;) count += 1;
    });
    expect(result).toEqual({ ok: false, failure: 'too-long' });
    expect(count).toBeGreaterThan(0);
  });
});
