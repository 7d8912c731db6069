import sharp from 'sharp';
import {
  channelsOf,
  declarationsOf,
  listContrasts,
  parseTokens,
  type Theme,
} from '../../build/css/token-contrast';
import type { Tree } from './tree';

const tokensFile = 'src/styles/tokens.css';
const isColour = /^#(?:[\da-f]{3}){1,2}$/i;
/**
 * Files with the colour of buttons written out: the manifest, the head, the notice of kept pages and the drawn icon.
 */
const filesWithColours = /^(?:src\/(?!styles\/|.*\.test\.)|static\/|gatsby-).*\.(?:tsx?|svg)$/;
const icons = ['static/icon-192.png', 'static/icon-512.png', 'static/icon-maskable.png'];

function mixWithWhite(colour: string, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel + (255 - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Colours whose pressed or hovered state follows when it is not given. */
function withFollowers(colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { gold } = colours;
  return gold === undefined ? colours : { 'gold-hover': mixWithWhite(gold, 0.3), ...colours };
}

/** Replaces one colour by another in the pixels of an icon, including its blends with the dark background. */
async function recolourIcon(icon: Buffer, from: string, to: string): Promise<Buffer> {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const [old, fresh] = [channelsOf(from), channelsOf(to)];
  const widest = old.map((channel, i) => Math.abs(channel - (ground[i] ?? 0)));
  const key = widest.indexOf(Math.max(...widest));
  for (let at = 0; at < data.length; at += 3) {
    const share = ((data[at + key] ?? 0) - (ground[key] ?? 0)) / ((old[key] ?? 0) - (ground[key] ?? 0));
    const mix = (colour: readonly number[], i: number) =>
      Math.round((ground[i] ?? 0) + share * ((colour[i] ?? 0) - (ground[i] ?? 0)));
    if (share <= 0 || [0, 1, 2].some((i) => Math.abs(mix(old, i) - (data[at + i] ?? 0)) > 3)) continue;
    for (const i of [0, 1, 2]) data[at + i] = mix(fresh, i);
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Changes the colours of tokens.
 *
 * @param colours By token, such as gold, or dark.blue for the dark theme.
 * @throws When a token is not a colour, or a pair would have less contrast than the tests of the site require.
 */
export async function changeColours(tree: Tree, colours: Readonly<Record<string, string>>): Promise<Tree> {
  if (Object.keys(colours).length === 0) return tree;
  const root = parseTokens(tree.get(tokensFile)?.toString('utf8') ?? '');
  const replaced = new Map<string, string>();
  for (const [name, colour] of Object.entries(withFollowers(colours))) {
    const [, dark, token = ''] = /^(dark\.)?(.*)$/.exec(name) ?? [];
    const theme: Theme = dark === undefined ? 'light' : 'dark';
    const tokens = declarationsOf(root, theme);
    const declaration = tokens.get(token);
    if (declaration === undefined || !isColour.test(declaration.value))
      throw new Error(
        `--colour ${name}: the ${theme} theme has no colour of that name. Name one of ${[...tokens]
          .filter(([, { value }]) => isColour.test(value))
          .map(([key]) => (theme === 'dark' ? `dark.${key}` : key))
          .join(', ')}.`,
      );
    if (name === 'gold') replaced.set(declaration.value, colour);
    declaration.value = colour;
    // The comment beside it has the contrast of the old colour.
    const next = declaration.next();
    if (next?.type === 'comment' && !next.raws.before?.includes('\n')) next.remove();
  }
  const faults = listContrasts(root).filter(({ ratio, least }) => ratio < least);
  if (faults.length > 0)
    throw new Error(
      [
        'These colours cannot be read by everyone:',
        ...faults.map(
          ({ theme, one, ground, ratio, least }) =>
            `  ${one} on ${ground} in the ${theme} theme has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} and needs ${String(least)}.`,
        ),
        'Give another colour for one of the two with --colour.',
      ].join('\n'),
    );
  const changed = new Map(tree).set(tokensFile, Buffer.from(root.toString()));
  for (const [from, to] of replaced) {
    for (const [file, content] of tree) {
      if (!filesWithColours.test(file)) continue;
      const text = content
        .toString('utf8')
        .replaceAll(from.toUpperCase(), to.toUpperCase())
        .replaceAll(from, to);
      if (text !== content.toString('utf8')) changed.set(file, Buffer.from(text));
    }
    for (const file of icons) {
      const icon = tree.get(file);
      if (icon !== undefined) changed.set(file, await recolourIcon(icon, from, to));
    }
  }
  return changed;
}
