import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { AtRule, type Rule } from 'postcss';

function declarationsOf(rules: readonly Rule[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
  return found;
}

const rootRules: Rule[] = [];
postcss
  .parse(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'))
  .walkRules(':root', (rule) => void rootRules.push(rule));

function isDark({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.params.includes('dark');
}

const light = declarationsOf(rootRules.filter((rule) => !isDark(rule)));
const dark = declarationsOf(rootRules.filter(isDark));
const themes = { light, dark: new Map([...light, ...dark]) };

/** Linear share of one channel of sRGB (WCAG 2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(theme: ReadonlyMap<string, string>, token: string): number {
  const value = theme.get(`--${token}`) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return luminance(theme, reference);
  if (!/^#(?:[\da-f]{3}){1,2}$/.test(value))
    throw new Error(`--${token} is no colour in hexadecimal digits: ${value}`);
  const digits = value.length === 4 ? value.slice(1).replaceAll(/./g, '$&$&') : value.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(theme: ReadonlyMap<string, string>, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Least contrast of each pair, by WCAG 2: 7 for what is read at length, 4.5 for other words, 3 for edges. */
const pairs: readonly (readonly [one: string, grounds: readonly string[], least: number])[] = [
  ['ink', ['paper', 'snow', 'sky', 'straw'], 7],
  ['ink-2', ['paper', 'snow', 'sky', 'straw'], 7],
  ['ink-3', ['paper', 'snow'], 7],
  ['blue', ['paper', 'snow', 'sky', 'straw'], 4.5],
  ['barn', ['paper', 'snow', 'barn-tint'], 4.5],
  ['ink', ['barn-tint'], 7],
  ['spruce', ['paper', 'snow'], 4.5],
  ['on-soil', ['soil', 'soil-2'], 7],
  ['ink-mute', ['soil', 'soil-2'], 7],
  ['gold', ['soil', 'soil-2'], 4.5],
  ['on-gold', ['gold', 'gold-hover'], 7],
  ['on-soil', ['sold'], 4.5],
  ['line', ['paper', 'snow'], 3],
  ['sold', ['paper'], 3],
];

const cases = Object.entries(themes).flatMap(([theme, tokens]) =>
  pairs.flatMap(([one, grounds, least]) => grounds.map((ground) => ({ theme, tokens, one, ground, least }))),
);

it.each(cases)('in the $theme theme $one is seen on $ground', ({ tokens, one, ground, least }) => {
  expect(contrast(tokens, one, ground)).toBeGreaterThanOrEqual(least);
});
