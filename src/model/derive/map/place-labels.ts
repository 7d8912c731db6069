import type { MapPoint } from './map-projection';

/** A rectangle of a map: its west and north side, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

interface Label {
  readonly text: string;
  readonly at: MapPoint;
}

/** About the width of a letter, and the height of a line, at the size of labels. */
const letterPx = 8;
const linePx = 18;

function meet([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

/** A label, and the side of its point on which it stands. */
export type PlacedLabel<Item> = Item & { readonly side: 'right' | 'left' };

function boxOf({ text, at: [x, y] }: Label, side: 'right' | 'left'): Box {
  const width = 12 + text.length * letterPx;
  return [side === 'right' ? x - 4 : x + 4 - width, y - linePx / 2, width, linePx];
}

function widen([x, y, width, height]: Box, gap: number): Box {
  return [x - gap, y - gap, width + 2 * gap, height + 2 * gap];
}

/**
 * Returns the labels that have room beside their point, in order of priority. None covers another label or an existing
 * rectangle.
 *
 * @param gap Room around each label, so that a small map is not full of them.
 */
export function placeLabels<Item extends Label>(
  labels: readonly Item[],
  taken: readonly Box[],
  gap: number,
  [width, height]: MapPoint,
): PlacedLabel<Item>[] {
  const boxes: Box[] = [];
  return labels.flatMap((label) => {
    for (const side of ['right', 'left'] as const) {
      const box = boxOf(label, side);
      const inside = box[0] >= 0 && box[1] >= 0 && box[0] + box[2] <= width && box[1] + box[3] <= height;
      const free =
        !taken.some((other) => meet(box, other)) && !boxes.some((other) => meet(widen(box, gap), other));
      if (!inside || !free) continue;
      boxes.push(box);
      return [{ ...label, side }];
    }
    return [];
  });
}
