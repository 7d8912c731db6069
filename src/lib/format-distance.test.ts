import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDistance, spokenDistance } from './format-distance';

describe('formatDistance', () => {
  it.each([
    [0, 'less than 1 km'],
    [0.99, 'less than 1 km'],
    [1, '1.0 km'],
    [3.14, '3.1 km'],
    [9.94, '9.9 km'],
    // Never 10.0 km.
    [9.96, '10 km'],
    [42.4, '42 km'],
    [999.6, '1,000 km'],
    [1042, '1,042 km'],
  ])('writes %p kilometres as %s', (km, text) => {
    expect(formatDistance(km)).toBe(text);
  });

  it('never makes the farther of two look nearer', () => {
    const value = (km: number) => Number(formatDistance(km).replace(/[^\d.]/g, ''));
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 0, max: 100 }),
        (km, more) => {
          expect(value(km + (more || 0))).toBeGreaterThanOrEqual(value(km));
        },
      ),
    );
  });
});

describe('spokenDistance', () => {
  it.each([
    [0.3, 'less than 1 kilometre'],
    [3.14, '3.1 kilometres'],
    [1042, '1,042 kilometres'],
  ])('speaks %p kilometres as %s', (km, text) => {
    expect(spokenDistance(km)).toBe(text);
  });
});
