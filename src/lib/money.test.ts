import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compactCurrency, exactCurrency, standardCurrency } from './money';

const unitValues = new Map([
  ['K', 1e3],
  ['M', 1e6],
  ['B', 1e9],
]);

describe('money', () => {
  it.each([
    [3350, '$3,350'],
    [3350.5, '$3,350.50'],
    [0.05, '$0.05'],
    [1234.999, '$1,235'],
    [-3350.25, '-$3,350.25'],
  ])('writes %d with its cents as %s', (dollars, text) => {
    expect(exactCurrency(dollars)).toBe(text);
  });

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
    [999_499, '$999K'],
    [999_500, '$1M'],
    [999_950, '$1M'],
    [1_825_000, '$1.825M'],
    [6_400_000, '$6.4M'],
    [999_950_000, '$999.95M'],
    [999_999_499, '$999.999M'],
    [999_999_500, '$1B'],
    [2_500_000_000, '$2.5B'],
    [-999_999_500, '-$1B'],
  ])('writes %d compactly as %s', (dollars, text) => {
    expect(compactCurrency(dollars)).toBe(text);
  });

  it('is never off by more than half a thousand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (dollars) => {
        const [, digits = '', unit = ''] = /^\$([\d.]+)([KMB]?)$/.exec(compactCurrency(dollars)) ?? [];
        const value = Number(digits) * (unitValues.get(unit) ?? 1);
        expect(Math.abs(value - dollars)).toBeLessThanOrEqual(500.001);
        expect(Number(digits)).toBeLessThan(1000);
      }),
    );
  });
});
