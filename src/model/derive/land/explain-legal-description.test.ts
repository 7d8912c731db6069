import { expect, it } from '@jest/globals';
import { legalDescriptionInWords } from './explain-legal-description';
import { parseLegalDescriptions } from './legal-description';

it.each([
  ['NW-14-72-6-W6M', 'north-west quarter of section 14, township 72, range 6, west of the 6th meridian'],
  ['E1/2 16-73-6-W6', 'east half of section 16, township 73, range 6, west of the 6th meridian'],
  ['12-10-17-W4', 'all of section 12, township 10, range 17, west of the 4th meridian'],
  [
    'LSD 7-3-4-5-WPM',
    'legal subdivision 7 of section 3, township 4, range 5, west of the principal meridian',
  ],
])('puts %s into words', (text, words) => {
  expect(parseLegalDescriptions([text]).map(legalDescriptionInWords)).toEqual([words]);
});
