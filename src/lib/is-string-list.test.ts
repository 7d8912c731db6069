import { expect, it } from '@jest/globals';
import { isStringList } from './is-string-list';

it.each([
  [[], true],
  [['a', 'b'], true],
  [['a', 1], false],
  [[null], false],
  ['ab', false],
  [{ 0: 'a', length: 1 }, false],
  [null, false],
])('isStringList: %j is %s', (value, expected) => {
  expect(isStringList(value)).toBe(expected);
});
