import { readFile } from 'node:fs/promises';
import { fromFile } from '@capsizecss/unpack/fs';
import { create, type Font } from 'fontkitten';
import { z } from 'zod';
import { runMain } from '../../../src/lib/node/run-main';

/** Widths of a font file, in units of its own grid. */
export interface FontWidths {
  readonly unitsPerEm: number;
  /** The advance width of each character. */
  readonly widths: Readonly<Record<string, number>>;
  /** The advance widths of the ten figures with the OpenType feature "tnum". */
  readonly tabular: readonly number[];
}

/** The kind of substitution of "tnum", which adds a constant to the number of the glyph. */
const substitutions = z.object({
  featureList: z.array(
    z.object({ tag: z.string(), feature: z.object({ lookupListIndexes: z.array(z.number()) }) }),
  ),
  lookupList: z.array(z.object({ subTables: z.array(z.unknown()) })),
});

const shift = z.object({
  version: z.literal(1),
  coverage: z.object({ rangeRecords: z.array(z.object({ start: z.number(), end: z.number() })) }),
  deltaGlyphID: z.number(),
});

function isLazy(value: unknown): value is { toArray: () => unknown[] } {
  return typeof value === 'object' && value !== null && 'toArray' in value;
}

/** The parser reads the table of substitutions but has no types for it, and parses its lists lazily. */
function readShifts(font: Font, tag: string): z.infer<typeof shift>[] {
  const table: unknown = Reflect.get(font, 'GSUB');
  const text = JSON.stringify(table, (_, value: unknown) => (isLazy(value) ? value.toArray() : value));
  const { featureList, lookupList } = substitutions.parse(JSON.parse(text));
  return featureList
    .filter((entry) => entry.tag === tag)
    .flatMap((entry) => entry.feature.lookupListIndexes)
    .flatMap((index) => lookupList[index]?.subTables ?? [])
    .map((subTable) => shift.parse(subTable));
}

function readTabular(font: Font): number[] {
  const shifts = readShifts(font, 'tnum');
  return font.glyphsForString('0123456789').map(({ id }) => {
    const found = shifts.find(({ coverage }) =>
      coverage.rangeRecords.some(({ start, end }) => start <= id && id <= end),
    );
    return font.getGlyph(id + (found?.deltaGlyphID ?? 0)).advanceWidth;
  });
}

async function readFontWidths(file: string): Promise<FontWidths> {
  const { unitsPerEm } = await fromFile(file);
  const font = create(await readFile(file));
  if (font.isCollection) throw new Error(`${file} holds more than one face.`);
  const widths: Record<string, number> = {};
  for (const code of font.characterSet) {
    widths[String.fromCodePoint(code)] = font.glyphForCodePoint(code).advanceWidth;
  }
  return { unitsPerEm, widths, tabular: readTabular(font) };
}

/** A separate program, since both parsers are ES modules, which Jest cannot load with Node 20. */
async function main(args: readonly string[]): Promise<void> {
  console.log(JSON.stringify(await readFontWidths(args[0] ?? '')));
}

runMain(main);
