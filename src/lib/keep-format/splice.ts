/** A part of a text with its replacement. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text, or a range of it, with parts replaced that do not overlap. */
export function splice(source: string, parts: readonly Splice[], from = 0, to = source.length): string {
  let [text, at] = ['', from];
  for (const { start, end, text: added } of parts.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, start) + added;
    at = end;
  }
  return text + source.slice(at, to);
}
