import { expect, it } from '@jest/globals';
import { isRecord } from './is-record';

it.each([
  [{}, true],
  [{ name: 'x' }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['name', false],
  [1, false],
])('isRecord: %j is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
