import { expect, it } from '@jest/globals';
import { roundToTenth } from './round-to-tenth';

it.each([
  [12, '12'],
  [12.34, '12.3'],
  [12.35, '12.4'],
  [0.1 + 0.2, '0.3'],
  [-1.26, '-1.3'],
  [-0.04, '0'],
])('roundToTenth: %d is written %s', (value, text) => {
  expect(String(roundToTenth(value))).toBe(text);
});
