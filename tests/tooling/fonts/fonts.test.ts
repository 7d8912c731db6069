import { readdir, readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { run } from '../../../src/lib/node/run';
import { computeFallbacks } from './fallback-metrics';
import type { FontWidths } from './read-font-widths';

const styles = 'src/styles';
const file = `${styles}/fonts/besley-540.woff2`;
const accented = 'àâæçéèêëîïôœùûü';

const faceSchema: z.ZodType<FontWidths> = z.object({
  unitsPerEm: z.number(),
  widths: z.record(z.string(), z.number()),
  tabular: z.array(z.number()),
});

let face: FontWidths;
let rules: ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The @font-face rules of a style sheet by family, each as its descriptors. */
function readFontFaces(css: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const blocks = [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/([\w-]+): (.*?);/gs)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  return new Map(blocks.map((block) => [(block['font-family'] ?? '').replaceAll("'", ''), block]));
}

function readShare(descriptor: string): number {
  return Number.parseFloat(rules.get('Besley')?.[descriptor] ?? '') / 100;
}

beforeAll(async () => {
  rules = readFontFaces(await readFile(`${styles}/fonts.css`, 'utf8'));
  const { output } = await run(['tsx', 'tests/tooling/fonts/read-font-widths.ts', file]);
  face = faceSchema.parse(JSON.parse(output));
  // It starts another program, which may be slow on a busy machine.
}, 60_000);

describe('the display face', () => {
  it.each([
    [
      'the printable characters of ASCII',
      String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => i + 32)),
    ],
    ['the small letters of French', `${accented}ÿ`],
    // No word begins with Ÿ, and nothing is set in capitals.
    ['the capitals of French', accented.toUpperCase()],
    ['fractions, dashes, quotation marks and signs', '½¼¾–—’“”…·×−'],
  ])('has %s', (_, characters) => {
    expect(Array.from(characters).filter((character) => !(character in face.widths))).toEqual([]);
  });

  it('gives its ten tabular figures the same width', () => {
    expect(face.tabular).toHaveLength(10);
    expect(new Set(face.tabular).size).toBe(1);
    expect(new Set(Array.from('0123456789').map((figure) => face.widths[figure])).size).toBeGreaterThan(1);
  });

  it('is light: at most two files, none over 40 kB', async () => {
    const names = (await readdir(`${styles}/fonts`)).filter((name) => name.endsWith('.woff2'));
    const sizes = await Promise.all(names.map(async (name) => (await stat(`${styles}/fonts/${name}`)).size));
    expect(names.length).toBeLessThanOrEqual(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
  });
});

it('has fallbacks of its width and height', () => {
  const lineBox = { ascent: readShare('ascent-override'), descent: readShare('descent-override') };
  const computed = computeFallbacks(face, lineBox);
  for (const [family, overrides] of computed) expect(rules.get(family)).toMatchObject(overrides);
  expect([...rules.keys()]).toEqual(['Besley', ...computed.keys()]);
});
