import { roundToTenth } from '../../../lib/round-to-tenth';
import type { Polygon } from '../../schema/parcel';
import type { LegalDescription } from '../land/legal-description';
import { sectionPartBounds, sectionOffset } from '../land/survey';
import { sectionCorner, sectionPosition, sectionSide, type PlanFrame } from './grid';

/** Counted in sections, eastward and northward. */
type GridPosition = readonly [east: number, north: number];

interface Extent {
  readonly low: GridPosition;
  readonly high: GridPosition;
}

function extentOf(positions: readonly GridPosition[]): Extent {
  const east = positions.map(([x]) => x);
  const north = positions.map(([, y]) => y);
  return { low: [Math.min(...east), Math.min(...north)], high: [Math.max(...east), Math.max(...north)] };
}

/** Opposite corners of a piece of land, counted from the origin of the survey. */
function cornersOf(piece: LegalDescription): GridPosition[] {
  const { column, row } = sectionPosition(piece);
  const { west, south, size } = sectionPartBounds(piece.part);
  return [
    [column + west, row + south],
    [column + west + size[0], row + south + size[1]],
  ];
}

/** Returns the offset that moves a span into another; a longer span is centred on it. */
export function shiftInto(low: number, high: number, from: number, to: number): number {
  if (high - low >= to - from) return (from + to - low - high) / 2;
  return Math.max(0, from - low) - Math.max(0, high - to);
}

/** A metre or two: outlines are given to five decimals of a degree. */
const edgeTolerance = 0.001;

/**
 * A coordinate along one side, as the index of its section and the offset within it; edges belong to the land's
 * own section.
 */
function within(coordinate: number, middle: number): readonly [section: number, fraction: number] {
  const section = Math.floor(coordinate + (coordinate > middle ? -edgeTolerance : edgeTolerance));
  return [section, Math.min(1, Math.max(0, coordinate - section))];
}

function tenth(value: number): string {
  return String(roundToTenth(value));
}

/**
 * Converts surveyed outlines to the units of a plan. The survey's formula is accurate to a few kilometres only,
 * so the outline keeps its true shape and is moved by the smallest distance that brings it into its own
 * quarters; roads are drawn wide, as everywhere on the plan.
 *
 * @param land The legal descriptions of the same parcel, at least one.
 */
export function boundaryPath(
  boundary: readonly Polygon[],
  land: readonly [LegalDescription, ...LegalDescription[]],
  frame: PlanFrame,
): string {
  const [first] = land;
  const origin = sectionPosition(first);
  const rings = boundary.flatMap(({ coordinates }) =>
    coordinates.map((ring) =>
      ring.map((point): GridPosition => {
        const [east, north] = sectionOffset(first, point);
        return [origin.column + east, origin.row + north];
      }),
    ),
  );
  const [own, legal] = [extentOf(rings.flat()), extentOf(land.flatMap(cornersOf))];
  const shift = [
    shiftInto(own.low[0], own.high[0], legal.low[0], legal.high[0]),
    shiftInto(own.low[1], own.high[1], legal.low[1], legal.high[1]),
  ] as const;
  const middle = [(legal.low[0] + legal.high[0]) / 2, (legal.low[1] + legal.high[1]) / 2] as const;
  const draw = ([east, north]: GridPosition): string => {
    const [column, fromWest] = within(east + shift[0], middle[0]);
    const [row, fromSouth] = within(north + shift[1], middle[1]);
    const corner = sectionCorner({ column, row }, frame);
    return `${tenth(corner.x + fromWest * sectionSide)} ${tenth(corner.y + (1 - fromSouth) * sectionSide)}`;
  };
  // The last point of a ring repeats the first.
  return rings.map((ring) => `M${ring.slice(0, -1).map(draw).join('L')}z`).join('');
}
