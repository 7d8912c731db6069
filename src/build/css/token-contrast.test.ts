import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { contrast, listContrasts, parseTokens } from './token-contrast';

const cases = listContrasts(parseTokens(readFileSync('src/styles/tokens.css', 'utf8')));

it.each(cases)('in the $theme theme $one is seen on $ground', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

it('takes the better of two colours side by side', () => {
  const found = cases.filter(({ one }) => one === 'blue or paper');
  expect(found.find(({ theme, ground }) => theme === 'light' && ground === 'gold')?.ratio).toBeCloseTo(
    5.1,
    1,
  );
  expect(found.find(({ theme, ground }) => theme === 'dark' && ground === 'gold')?.ratio).toBeCloseTo(9.6, 1);
});

it('measures as WCAG 2 does', () => {
  expect(contrast('#fff', '#000000')).toBe(21);
  expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2);
});
