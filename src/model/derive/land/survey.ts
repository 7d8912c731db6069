import type { LonLat } from '../../../lib/geo';
import type { LegalDescription, Meridian, SectionPart } from './legal-description';

/** Six miles with three road allowances of 66 feet. */
const townshipHeightM = 9716.4;
/** Six miles with six road allowances of 66 feet. */
const rangeWidthM = 9776.8;
const metresPerDegreeLat = 111_270;
/** From the south to the north side of a township, in degrees. */
export const townshipDegrees = townshipHeightM / metresPerDegreeLat;
const metresPerDegreeLon = 111_320;
/** Off each side of a polygon, so that a road allowance shows between neighbours. */
const insetM = 8;

/** Degrees west of the meridians from which ranges count. */
export const meridianLongitudes: Readonly<Record<Meridian, number>> = {
  E1: 97.458,
  W1: 97.458,
  W2: 102,
  W3: 106,
  W4: 110,
  W5: 114,
  W6: 118,
};

/** A rectangle within a section: fractions of its sides, from the west and from the south. */
interface SectionBounds {
  readonly west: number;
  readonly south: number;
  readonly size: readonly [width: number, height: number];
}

/** Position of a part within its section. */
export function sectionPartBounds(part: SectionPart): SectionBounds {
  switch (part.kind) {
    case 'section':
      return { west: 0, south: 0, size: [1, 1] };
    case 'half': {
      const size: SectionBounds['size'] = part.half === 'N' || part.half === 'S' ? [1, 0.5] : [0.5, 1];
      return { west: part.half === 'E' ? 0.5 : 0, south: part.half === 'N' ? 0.5 : 0, size };
    }
    case 'quarter':
      return {
        west: part.quarter.endsWith('E') ? 0.5 : 0,
        south: part.quarter.startsWith('N') ? 0.5 : 0,
        size: [0.5, 0.5],
      };
    case 'lsd': {
      const { row, column } = serpentineCell(part.lsd, 4);
      return { west: column / 4, south: row / 4, size: [0.25, 0.25] };
    }
  }
}

/** Cell of a number that winds up from the south-east corner, `across` to a row; column 0 is west, row 0 south. */
export function serpentineCell(number: number, across: number): { row: number; column: number } {
  const row = Math.floor((number - 1) / across);
  const step = (number - 1) % across;
  return { row, column: row % 2 === 0 ? across - 1 - step : step };
}

/** The township of a piece of land in degrees: its south-west corner and its sides. */
type Township = Pick<LegalDescription, 'township' | 'range' | 'meridian'>;

/** The south-west corner and the sides of a township in degrees, and the metres of a degree eastward. */
export function townshipBox({ township, range, meridian }: Township) {
  const height = townshipDegrees;
  const south = 49 + (township - 1) * height;
  const scale = metresPerDegreeLon * Math.cos(((south + height / 2) * Math.PI) / 180);
  const width = rangeWidthM / scale;
  // East of the principal meridian the ranges count eastward.
  const west =
    meridian === 'E1'
      ? -meridianLongitudes.E1 + (range - 1) * width
      : -meridianLongitudes[meridian] - range * width;
  return { west, south, width, height, scale };
}

/** Corners in degrees: west, south, east, north. */
function bounds(description: LegalDescription, inset: number) {
  const township = townshipBox(description);
  const { row, column } = serpentineCell(description.section, 6);
  const box = sectionPartBounds(description.part);
  const left = township.west + ((column + box.west) / 6) * township.width;
  const bottom = township.south + ((row + box.south) / 6) * township.height;
  const [width, height] = box.size;
  return {
    west: left + inset / township.scale,
    south: bottom + inset / metresPerDegreeLat,
    east: left + (width / 6) * township.width - inset / township.scale,
    north: bottom + (height / 6) * township.height - inset / metresPerDegreeLat,
  };
}

/** Position in sections east and north of the south-west corner of the section of a piece of land. */
export function sectionOffset(
  description: LegalDescription,
  [longitude, latitude]: LonLat,
): readonly [east: number, north: number] {
  const { west, south, width, height } = townshipBox(description);
  const { row, column } = serpentineCell(description.section, 6);
  return [((longitude - west) / width) * 6 - column, ((latitude - south) / height) * 6 - row];
}

/**
 * The centre of a piece of land by the survey's geometry: good to a few kilometres, for maps and distances,
 * not for surveying.
 */
export function landCentre(description: LegalDescription): LonLat {
  const { west, south, east, north } = bounds(description, 0);
  return [(west + east) / 2, (south + north) / 2];
}

/** The middle of a township, as good as that of a piece of land. */
export function townshipCentre(township: Township): LonLat {
  const { west, south, width, height } = townshipBox(township);
  return [west + width / 2, south + height / 2];
}

/** The outline of a piece of land as a closed ring, counter-clockwise, a few metres inside its edges. */
export function landPolygon(description: LegalDescription): LonLat[] {
  const { west, south, east, north } = bounds(description, insetM);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
