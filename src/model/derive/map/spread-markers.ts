import { mapSize, type MapPoint } from './map-projection';

/** How far apart the middles of two marks have to be, across or down, for each to be pressed by a finger. */
export const markerSpacing = 39;

/** Between the places that are tried. */
const step = 3;

function clamp(value: number, size: number): number {
  return Math.min(size - markerSpacing / 2, Math.max(markerSpacing / 2, value));
}

function along(size: number): number[] {
  const count = Math.floor((size - markerSpacing) / step) + 1;
  return Array.from({ length: count }, (_, index) => Math.ceil(markerSpacing / 2) + index * step);
}

const spots: readonly MapPoint[] = along(mapSize[0]).flatMap((x) =>
  along(mapSize[1]).map((y): MapPoint => [x, y]),
);

function areApart([a, b]: MapPoint, [c, d]: MapPoint): boolean {
  return Math.abs(a - c) >= markerSpacing || Math.abs(b - d) >= markerSpacing;
}

function distance([a, b]: MapPoint, [c, d]: MapPoint): number {
  return Math.hypot(a - c, b - d);
}

/**
 * Where the marks of some places stand so that none hides another: each at its place, or at the nearest one that is
 * free. On a map that is full, marks lie over one another.
 */
export function spreadMarkers(places: readonly MapPoint[]): MapPoint[] {
  const marks: MapPoint[] = [];
  for (const [x, y] of places) {
    const own: MapPoint = [Math.round(clamp(x, mapSize[0])), Math.round(clamp(y, mapSize[1]))];
    const isFree = (spot: MapPoint) => marks.every((mark) => areApart(mark, spot));
    const [nearest = own] = isFree(own)
      ? [own]
      : spots.filter(isFree).sort((a, b) => distance(a, own) - distance(b, own));
    marks.push(nearest);
  }
  return marks;
}
