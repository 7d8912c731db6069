import { describe, expect, it } from '@jest/globals';
import { parseLegalDescriptions } from '../land/legal-description';
import { frameAt } from './grid';
import { couleeQuarters, quarterLetters } from './quarter-marks';

function lettersOf(...texts: readonly string[]): (readonly [string, number, number])[] {
  const land = parseLegalDescriptions(texts);
  const [first] = land;
  if (first === undefined) throw new Error('No land');
  return quarterLetters(land, frameAt(first)).map(({ letters, x, y }) => [letters, x, y]);
}

describe('quarterLetters', () => {
  it('stand at the outer ends of the middle line of their section', () => {
    expect(lettersOf('16-73-6-W6M')).toEqual([
      ['NE', 73.5, 37],
      ['NW', 6.5, 37],
      ['SE', 73.5, 47],
      ['SW', 6.5, 47],
    ]);
  });

  it('name each quarter of a half, and no legal subdivision', () => {
    expect(lettersOf('E1/2 16-73-6-W6M').map(([letters]) => letters)).toEqual(['NE', 'SE']);
    expect(lettersOf('LSD 1-16-73-6-W6M')).toEqual([]);
  });
});

describe('couleeQuarters', () => {
  it('are placed by their north-west corners', () => {
    const [first, ...others] = parseLegalDescriptions(['NE-16-73-6-W6M', 'SE-15-73-6-W6M']);
    if (first === undefined) throw new Error('No land');
    expect(couleeQuarters([first, ...others], frameAt(first))).toEqual([
      [40, 0],
      [127, 40],
    ]);
  });
});
