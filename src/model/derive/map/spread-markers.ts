import { mapSize, type MapPoint } from './map-projection';

/** Minimum distance between the centres of two markers, across or down, so that each can be tapped. */
export const markerSpacing = 39;

/** Distance between the candidates. */
const step = 3;

function clamp(value: number, size: number): number {
  return Math.min(size - markerSpacing / 2, Math.max(markerSpacing / 2, value));
}

function along(size: number): number[] {
  const count = Math.floor((size - markerSpacing) / step) + 1;
  return Array.from({ length: count }, (_, index) => Math.ceil(markerSpacing / 2) + index * step);
}

const candidates: readonly MapPoint[] = along(mapSize[0]).flatMap((x) =>
  along(mapSize[1]).map((y): MapPoint => [x, y]),
);

function areApart([a, b]: MapPoint, [c, d]: MapPoint): boolean {
  return Math.abs(a - c) >= markerSpacing || Math.abs(b - d) >= markerSpacing;
}

function distance([a, b]: MapPoint, [c, d]: MapPoint): number {
  return Math.hypot(a - c, b - d);
}

/**
 * Positions markers so that none covers another: each at its place, or at the nearest free one. On a full map,
 * markers overlap.
 */
export function spreadMarkers(points: readonly MapPoint[]): MapPoint[] {
  const marks: MapPoint[] = [];
  for (const [x, y] of points) {
    const own: MapPoint = [Math.round(clamp(x, mapSize[0])), Math.round(clamp(y, mapSize[1]))];
    const isFree = (candidate: MapPoint) => marks.every((mark) => areApart(mark, candidate));
    const [nearest = own] = isFree(own)
      ? [own]
      : candidates.filter(isFree).sort((a, b) => distance(a, own) - distance(b, own));
    marks.push(nearest);
  }
  return marks;
}
