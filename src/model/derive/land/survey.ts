import type { LonLat } from '../../../lib/geo';
import type { LegalDescription, Meridian, SectionPart } from './legal';

/** Six miles with three road allowances of 66 feet. */
const townshipHeightM = 9716.4;
/** Six miles with six road allowances of 66 feet. */
const rangeWidthM = 9776.8;
const metresPerDegreeLat = 111_270;
const metresPerDegreeLon = 111_320;
/** Off each side of a polygon, so that a road allowance shows between neighbours. */
const insetM = 8;

const longitudes: Readonly<Record<Meridian, number>> = {
  E1: 97.458,
  W1: 97.458,
  W2: 102,
  W3: 106,
  W4: 110,
  W5: 114,
  W6: 118,
};

/** A rectangle within a section: fractions of its sides, from the west and from the south. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly size: readonly [width: number, height: number];
}

function partBox(part: SectionPart): Box {
  switch (part.kind) {
    case 'section':
      return { west: 0, south: 0, size: [1, 1] };
    case 'half': {
      const size: Box['size'] = part.half === 'N' || part.half === 'S' ? [1, 0.5] : [0.5, 1];
      return { west: part.half === 'E' ? 0.5 : 0, south: part.half === 'N' ? 0.5 : 0, size };
    }
    case 'quarter':
      return {
        west: part.quarter.endsWith('E') ? 0.5 : 0,
        south: part.quarter.startsWith('N') ? 0.5 : 0,
        size: [0.5, 0.5],
      };
    case 'lsd': {
      const { row, column } = windingCell(part.lsd, 4);
      return { west: column / 4, south: row / 4, size: [0.25, 0.25] };
    }
  }
}

/** Cell of a number that winds up from the south-east corner, `across` to a row; column 0 is west, row 0 south. */
export function windingCell(number: number, across: number): { row: number; column: number } {
  const row = Math.floor((number - 1) / across);
  const step = (number - 1) % across;
  return { row, column: row % 2 === 0 ? across - 1 - step : step };
}

/** Corners in degrees: west, south, east, north. */
function bounds({ part, section, township, range, meridian }: LegalDescription, inset: number) {
  const heightDeg = townshipHeightM / metresPerDegreeLat;
  const south = 49 + (township - 1) * heightDeg;
  const scale = metresPerDegreeLon * Math.cos(((south + heightDeg / 2) * Math.PI) / 180);
  const widthDeg = rangeWidthM / scale;
  // East of the principal meridian the ranges count eastward.
  const east =
    meridian === 'E1' ? -longitudes.E1 + range * widthDeg : -longitudes[meridian] - (range - 1) * widthDeg;
  const { row, column } = windingCell(section, 6);
  const box = partBox(part);
  const left = east - widthDeg + ((column + box.west) / 6) * widthDeg;
  const bottom = south + ((row + box.south) / 6) * heightDeg;
  const [width, height] = box.size;
  return {
    west: left + inset / scale,
    south: bottom + inset / metresPerDegreeLat,
    east: left + (width / 6) * widthDeg - inset / scale,
    north: bottom + (height / 6) * heightDeg - inset / metresPerDegreeLat,
  };
}

/**
 * The centre of a piece of land by the survey's geometry: good to a few kilometres, for maps and distances,
 * not for surveying.
 */
export function position(description: LegalDescription): LonLat {
  const { west, south, east, north } = bounds(description, 0);
  return [(west + east) / 2, (south + north) / 2];
}

/** The outline of a piece of land as a closed ring, counter-clockwise, a few metres inside its edges. */
export function polygon(description: LegalDescription): LonLat[] {
  const { west, south, east, north } = bounds(description, insetM);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
