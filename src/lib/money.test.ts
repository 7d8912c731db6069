import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compactCurrency, standardCurrency } from './money';

describe('money', () => {
  it.each([
    [0, '$0'],
    [950, '$950'],
    [1_825_000, '$1,825,000'],
    [64_000_000, '$64,000,000'],
    [1234.5, '$1,235'],
  ])('writes %d in full as %s', (dollars, text) => {
    expect(standardCurrency(dollars)).toBe(text);
  });

  it.each([
    [0, '$0'],
    [499, '$0'],
    [240_000, '$240K'],
    [240_499, '$240K'],
    [999_500, '$1M'],
    [1_825_000, '$1.825M'],
    [6_400_000, '$6.4M'],
  ])('writes %d compactly as %s', (dollars, text) => {
    expect(compactCurrency(dollars)).toBe(text);
  });

  it('is never off by more than half a thousand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (dollars) => {
        const [, digits = '', unit = ''] = /^\$([\d.]+)([KM]?)$/.exec(compactCurrency(dollars)) ?? [];
        const value = Number(digits) * (unit === 'M' ? 1_000_000 : unit === 'K' ? 1000 : 1);
        expect(Math.abs(value - dollars)).toBeLessThanOrEqual(500.001);
      }),
    );
  });
});
