import { describe, expect, it } from '@jest/globals';
import { countInWords } from './number-words';

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
