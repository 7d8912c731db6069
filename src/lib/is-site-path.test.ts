import { expect, it } from '@jest/globals';
import { isSitePath } from './is-site-path';

it.each([
  ['/', true],
  ['/auctions/ranch/', true],
  ['//site.example/', false],
  ['https://site.example/', false],
  ['auctions/', false],
  ['', false],
  [null, false],
  [['/'], false],
])('isSitePath: %j is %s', (value, expected) => {
  expect(isSitePath(value)).toBe(expected);
});
