import type { LonLat } from '../../lib/geo';
import type { Positions } from './natural-earth';

/** Returns whether a position is within any of the outlines. */
export function isWithin([x, y]: LonLat, outlines: readonly Positions[]): boolean {
  return outlines.some((outline) => {
    let inside = false;
    outline.forEach(([ax, ay], index) => {
      const [bx, by] = outline.at(index - 1) ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  });
}

/** The parts of lines that are within outlines; each goes on to the first position outside, so that it meets the edge. */
export function clipLines(lines: readonly Positions[], outlines: readonly Positions[]): Positions[] {
  return lines.flatMap((line) => {
    const parts: LonLat[][] = [];
    let before: LonLat | null = null;
    let open: LonLat[] | null = null;
    for (const position of line) {
      const inside = isWithin(position, outlines);
      if (inside && open === null) {
        open = before === null ? [] : [before];
        parts.push(open);
      }
      open?.push(position);
      if (!inside) open = null;
      before = position;
    }
    return parts;
  });
}
