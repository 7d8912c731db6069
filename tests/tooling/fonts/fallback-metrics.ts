import { createFontStack } from '@capsizecss/core';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import type { FontWidths } from './read-font-widths';

/** Headings, names of sales and figures, as the site sets them in the display face. */
const sample = [
  'Prairie farmland, sold in the open.',
  'Upcoming sales',
  'How Medium works',
  'Sell it once. Sell it well.',
  'Terms and conditions',
  'The people you will deal with',
  'This sale is no longer available',
  'If the block falls short',
  'Four Mile Coulee',
  'Whitemud Half-Sections',
  'Frenchman Valley Grass',
  'Parcel 1',
  '$1,012,000',
  '319.0 acres',
  'October 28, 2026',
].join(' ');

const fallbacks = [
  { family: 'B1', metrics: georgia },
  { family: 'B2', metrics: notoSerif },
  { family: 'B3', metrics: timesNewRoman },
];

/** The line box that the style sheet gives Besley itself, as shares of the font size. */
export interface LineBox {
  readonly ascent: number;
  readonly descent: number;
}

/** The descriptors of a fallback's @font-face, by name. */
export type Overrides = Readonly<Record<string, string>>;

function measureSample({ widths }: FontWidths): number {
  const advances = Array.from(sample).map((character) => {
    const width = widths[character];
    if (width === undefined) throw new Error(`The face has no “${character}”.`);
    return width;
  });
  return advances.reduce((sum, width) => sum + width, 0) / advances.length;
}

/** Rounds to a tenth of a per cent. */
function round(value: string | undefined): string {
  return `${Number.parseFloat(Number.parseFloat(value ?? '').toFixed(1))}%`;
}

/**
 * Overrides that make Georgia, Noto Serif and Times New Roman as wide and as high as Besley, so that its loading moves
 * nothing. Gaps between lines need none: every text of the site has its own line height.
 *
 * Besley, by Owen Earl, is under the SIL Open Font License 1.1. The file is a subset of the Latin part of
 * @fontsource-variable/besley (version 2.001), pinned at weight 540, without hints, with kern, liga and tnum. Its
 *   tabular zero is 1161 units wide like the other figures: the original's is 1100, so it stands 30 units further
 *   right.
 *
 * Its width is that of the sample without kerning; a fallback's is the average over English prose that
 * @capsizecss/metrics holds, because the files of Georgia and Times New Roman are not free to ship. The two compare
 *   well: in faces cut to the same widths (Gelasio, Liberation Serif) and in Noto Serif itself the sample is 0.2 %
 *   narrower, 0.8 % wider and 0.9 % narrower than prose. Kerning takes 0.9 % off the sample in Besley and at most 0.2 %
 *   in the others. Set in Chromium, kerned, the site's headings come within 0.3 % of their width in Besley taken
 *   together, and most of them within 2.5 % each; figures alone come out wider.
 */
export function computeFallbacks(face: FontWidths, lineBox: LineBox): ReadonlyMap<string, Overrides> {
  const { unitsPerEm } = face;
  const besley = {
    familyName: 'Besley',
    ascent: lineBox.ascent * unitsPerEm,
    descent: -lineBox.descent * unitsPerEm,
    lineGap: 0,
    unitsPerEm,
    xWidthAvg: measureSample(face),
  };
  return new Map(
    fallbacks.map(({ family, metrics }) => {
      const { fontFaces } = createFontStack([besley, metrics], { fontFaceFormat: 'styleObject' });
      const computed = fontFaces[0]?.['@font-face'];
      return [
        family,
        {
          'size-adjust': round(computed?.sizeAdjust),
          'ascent-override': round(computed?.ascentOverride),
          'descent-override': round(computed?.descentOverride),
        },
      ];
    }),
  );
}
