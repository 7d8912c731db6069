import postcss, { AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** The two sets of colours; the dark one inherits what it does not set. */
export type Theme = 'light' | 'dark';

/** Between the names of two colours. */
const or = ' or ';

/**
 * Minimum contrast of each pair, by WCAG 2: 7 for running text, 4.5 for other words, 3 for edges. Of two colours side
 * by side, as in the ring around a parcel with the focus, one has to be visible.
 */
export const contrastPairs: readonly (readonly [one: string, grounds: readonly string[], least: number])[] = [
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
  [`blue${or}paper`, ['gold', 'sold', 'straw'], 3],
];

function isDark({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.params.includes('dark');
}

/** The tokens that a theme sets itself, in a parsed tokens.css. */
export function declarationsOf(root: Root, theme: Theme): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkRules(':root', (rule) => {
    if (isDark(rule) !== (theme === 'dark')) return;
    rule.walkDecls(/^--/, (declaration) => void found.set(declaration.prop.slice(2), declaration));
  });
  return found;
}

function colourOf(tokens: ReadonlyMap<string, Declaration>, token: string): string {
  const value = tokens.get(token)?.value ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return colourOf(tokens, reference);
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(value))
    throw new Error(`--${token} is not a hexadecimal colour: ${value}`);
  return value;
}

/** Red, green and blue of a colour such as #fff or #9b2c1c, from 0 to 255. */
export function channelsOf(colour: string): readonly [number, number, number] {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Linear share of one channel of sRGB (WCAG 2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A pair of tokens with its contrast. */
export interface Contrast {
  readonly theme: Theme;
  readonly one: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/**
 * The contrast of every pair in both themes.
 *
 * @throws When a token of a pair is not a colour.
 */
export function listContrasts(root: Root): readonly Contrast[] {
  const light = declarationsOf(root, 'light');
  const themes = { light, dark: new Map([...light, ...declarationsOf(root, 'dark')]) };
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(([one, grounds, least]) =>
      grounds.map((ground) => ({
        theme,
        one,
        ground,
        ratio: Math.max(
          ...one
            .split(or)
            .map((token) => contrast(colourOf(themes[theme], token), colourOf(themes[theme], ground))),
        ),
        least,
      })),
    ),
  );
}

/** Parses tokens.css. */
export function parseTokens(css: string): Root {
  return postcss.parse(css);
}
