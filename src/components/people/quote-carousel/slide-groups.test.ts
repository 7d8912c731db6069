import { describe, expect, it } from '@jest/globals';
import { groupIntoSlides, slidePosition } from './slide-groups';

describe('slides of quotes', () => {
  it('hold the given number each, the last one the remainder', () => {
    expect(groupIntoSlides(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(groupIntoSlides([], 2)).toEqual([]);
  });

  it('say which quotes they show', () => {
    const pairs = groupIntoSlides(['a', 'b', 'c', 'd', 'e'], 2);
    expect(pairs.map((_, index) => slidePosition(pairs, index))).toEqual([
      '1 and 2 of 5',
      '3 and 4 of 5',
      '5 of 5',
    ]);
    expect(slidePosition(groupIntoSlides(['a', 'b', 'c'], 1), 2)).toBe('3 of 3');
  });
});
