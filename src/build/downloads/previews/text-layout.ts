import type { FontOutlines } from './font-outlines';

/** Width of a line in pixels. */
export function textWidth(face: FontOutlines, text: string, size: number): number {
  const units = Array.from(text, (character) => face.letter(character).advance);
  return (units.reduce((sum, advance) => sum + advance, 0) * size) / face.unitsPerEm;
}

/** Position of a line: its left end, or its middle, on the baseline. */
export interface LinePosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly centred?: boolean;
}

/** A line of text as SVG paths. */
export function renderLine(
  face: FontOutlines,
  text: string,
  { x, y, size, fill, centred }: LinePosition,
): string {
  const scale = size / face.unitsPerEm;
  const start = centred === true ? x - textWidth(face, text, size) / 2 : x;
  let pen = 0;
  const letters = Array.from(text, (character) => {
    const { outline, advance } = face.letter(character);
    const at = pen;
    pen += advance;
    return outline === '' ? '' : `<path transform="translate(${String(at)})" d="${outline}"/>`;
  });
  const transform = `translate(${start.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})`;
  return `<g fill="${fill}" transform="${transform}">${letters.join('')}</g>`;
}

function wrap(face: FontOutlines, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(face: FontOutlines, line: string, size: number, width: number): string {
  if (textWidth(face, line, size) <= width) return line;
  let kept = line;
  while (kept !== '' && textWidth(face, `${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Lines in one size. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Maximum number of lines of a text, and its font sizes in pixels, largest first. */
export interface FitOption {
  readonly lines: number;
  readonly sizes: readonly number[];
}

/** Sets lines in the largest size in which each fits; in the smallest they are cut off with an ellipsis. */
export function fitLines(
  face: FontOutlines,
  lines: readonly string[],
  width: number,
  sizes: readonly number[],
): FittedText {
  const widest = (size: number) => Math.max(0, ...lines.map((line) => textWidth(face, line, size)));
  const size = sizes.find((candidate) => widest(candidate) <= width) ?? Math.min(...sizes);
  return { size, lines: lines.map((line) => shorten(face, line, size, width)) };
}

/** Breaks a text into lines by the first of several fits that holds it; text that does not fit the last is cut off. */
export function fitText(
  face: FontOutlines,
  text: string,
  width: number,
  fits: readonly FitOption[],
): FittedText {
  for (const { lines: most, sizes } of fits) {
    for (const size of sizes) {
      const lines = wrap(face, text, size, width);
      if (lines.length <= most && lines.every((line) => textWidth(face, line, size) <= width))
        return { size, lines };
    }
  }
  const { lines: most = 1, sizes = [] } = fits.at(-1) ?? {};
  const lines = wrap(face, text, Math.min(...sizes), width);
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return fitLines(face, kept, width, sizes);
}
