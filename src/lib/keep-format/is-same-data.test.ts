import { expect, it } from '@jest/globals';
import { isSameData } from './is-same-data';

it('compares groups by their fields, and lists by their order', () => {
  expect(isSameData({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(isSameData([1, 2], [2, 1])).toBe(false);
  expect(isSameData([1], [1, undefined])).toBe(false);
  expect(isSameData({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameData({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameData({ a: 1 }, { toString: 1 })).toBe(false);
});

it.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [0, false],
])('distinguishes %j from %j', (first, second) => {
  expect(isSameData(first, second)).toBe(false);
});
