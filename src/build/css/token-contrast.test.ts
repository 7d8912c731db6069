import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { contrast, listContrasts, parseTokens } from './token-contrast';

const cases = listContrasts(parseTokens(readFileSync('src/styles/tokens.css', 'utf8')));

it.each(cases)('in the $theme theme $one is seen on $ground', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

it('measures as WCAG 2 does', () => {
  expect(contrast('#fff', '#000000')).toBe(21);
  expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2);
});
