import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { contrast, contrastPairs, listContrasts, parseTokens } from './token-contrast';

const cases = listContrasts(parseTokens(readFileSync('src/styles/tokens.css', 'utf8')));

it.each(cases)('in the $theme theme $one is visible on $ground', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

it('takes the better of two colours side by side', () => {
  const tokens = new Set(contrastPairs.flatMap(([one, grounds]) => [...one.split(' or '), ...grounds]));
  const white = [...tokens].map((token) => `--${token}: #fff;`).join('');
  const found = listContrasts(
    parseTokens(
      `:root { ${white} --blue: #000; } @media (prefers-color-scheme: dark) { :root { --blue: #fff; --paper: #000; } }`,
    ),
  ).filter(({ one }) => one === 'blue or paper');
  expect(found.map(({ theme, ratio }) => [theme, ratio])).toEqual([
    ...['gold', 'sold', 'straw'].map(() => ['light', 21]),
    ...['gold', 'sold', 'straw'].map(() => ['dark', 21]),
  ]);
});

it('measures as WCAG 2 does', () => {
  expect(contrast('#fff', '#000000')).toBe(21);
  expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2);
});
