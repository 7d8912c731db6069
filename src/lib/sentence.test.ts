import { describe, expect, it } from '@jest/globals';
import { capitalized, listWords, sentence, withoutStop } from './sentence';

describe('words of a sentence', () => {
  it.each([
    [['1'], '1'],
    [['1', '2'], '1 and 2'],
    [['1', '2', '3'], '1, 2 and 3'],
  ])('lists %j as %j', (words, listed) => {
    expect(listWords(words)).toBe(listed);
  });

  it.each([
    ['Good land', 'Good land.'],
    ['Good land.', 'Good land.'],
    ['Magpie Farms Ltd.', 'Magpie Farms Ltd.'],
  ])('ends %j with one full stop', (text, ended) => {
    expect(sentence(text)).toBe(ended);
  });

  it.each([
    ['The seller.', 'The seller'],
    ['Magpie Farms Ltd.', 'Magpie Farms Ltd.'],
    ['The field sheet', 'The field sheet'],
  ])('removes the full stop of %j when more follows', (text, without) => {
    expect(withoutStop(text)).toBe(without);
  });

  it('begins with a capital letter', () => {
    expect(capitalized('élevage')).toBe('Élevage');
  });
});
