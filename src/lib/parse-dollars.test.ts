import { describe, expect, it } from '@jest/globals';
import { parseDollars } from './parse-dollars';

describe('parseDollars', () => {
  it.each([
    ['1,250,000', 1_250_000],
    ['1250000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u202f250\u00a0000', 1_250_000],
    ['$1,250,000.00', 1_250_000],
    [' $ 950k ', 950_000],
    ['$1.25M', 1_250_000],
    ['1.1 million', 1_100_000],
    ['640 thousand dollars', 640_000],
  ])('reads %s', (text, dollars) => {
    expect(parseDollars(text)).toBe(dollars);
  });

  it.each(['', 'a lot', '12,50', '1,25,000', '-5', '0', '99.95', '1.2345678M', '12e9', '5,000 million'])(
    'does not read %s as an amount',
    (text) => {
      expect(parseDollars(text)).toBeNull();
    },
  );
});
