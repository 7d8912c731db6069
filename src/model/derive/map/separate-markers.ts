import type { MapPoint } from './map-projection';

const rounds = 40;

function clamp(value: number, size: number, margin: number): number {
  return Math.min(Math.max(value, margin), Math.max(size - margin, margin));
}

interface Marker {
  x: number;
  y: number;
}

/** Moves two markers apart by the shorter way. @returns False when they did not touch. */
function pushApart(a: Marker, b: Marker, spacing: number, size: MapPoint): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [overX, overY] = [spacing - Math.abs(dx), spacing - Math.abs(dy)];
  if (overX <= 0.01 || overY <= 0.01) return false;
  const across = overX < overY;
  const push = ((across ? overX : overY) / 2) * ((across ? dx : dy) < 0 ? -1 : 1);
  const margin = spacing / 2;
  if (across) {
    a.x = clamp(a.x - push, size[0], margin);
    b.x = clamp(b.x + push, size[0], margin);
  } else {
    a.y = clamp(a.y - push, size[1], margin);
    b.y = clamp(b.y + push, size[1], margin);
  }
  return true;
}

/**
 * Moves markers that would touch apart by the shortest way, a little in every round, so that they glide when the map
 * moves. Where too many are close together, some still touch.
 *
 * @param spacing Smallest distance between two centres, across or down.
 * @param size The map, within which they stay.
 */
export function separateMarkers(points: readonly MapPoint[], spacing: number, size: MapPoint): MapPoint[] {
  const moved = points.map(([x, y]) => ({
    x: clamp(x, size[0], spacing / 2),
    y: clamp(y, size[1], spacing / 2),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const touching = moved.flatMap((a, index) =>
      moved.slice(index + 1).filter((b) => pushApart(a, b, spacing, size)),
    );
    if (touching.length === 0) break;
  }
  return moved.map(({ x, y }) => [x, y]);
}
