import { describe, expect, it } from '@jest/globals';
import { countInWords, lastMinutesInWords, minutesInWords, percentInWords } from './number-words';

describe('countInWords', () => {
  it.each([
    [0, 'no'],
    [1, 'one'],
    [12, 'twelve'],
    [13, '13'],
  ])('says %i as %s', (count, words) => {
    expect(countInWords(count)).toBe(words);
  });
});

it('names minutes and rates for running text', () => {
  expect([1, 2, 15].map(minutesInWords)).toEqual(['one minute', 'two minutes', '15 minutes']);
  expect([1, 2].map(lastMinutesInWords)).toEqual(['minute', 'two minutes']);
  expect([0, 1, 1.5, 10].map(percentInWords)).toEqual([
    '0 per cent',
    'one per cent',
    '1.5 per cent',
    'ten per cent',
  ]);
});
