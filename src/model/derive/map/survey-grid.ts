import type { LonLat } from '../../../lib/geo';
import type { Meridian } from '../land/legal-description';
import { meridianLongitudes, serpentineCell, townshipBox, townshipDegrees } from '../land/survey';

/** The area in view, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type Line = readonly [from: LonLat, to: LonLat];

/** A name within the grid: of a township or of a section. */
export interface GridLabel {
  readonly text: string;
  readonly at: LonLat;
}

/** Land whose ranges count from one meridian. */
interface Zone {
  readonly meridian: Meridian;
  readonly west: number;
  readonly east: number;
  readonly townships: readonly [first: number, last: number];
}

/** The survey reaches from the border to 60 degrees north. */
const allTownships: Zone['townships'] = [1, 126];

function zone(meridian: Meridian, west: number, townships = allTownships): Zone {
  return { meridian, west, east: -meridianLongitudes[meridian], townships };
}

/** The survey of the prairies. */
export const prairieZones: readonly Zone[] = [
  { meridian: 'E1', west: -meridianLongitudes.E1, east: -95.15, townships: allTownships },
  zone('W1', -meridianLongitudes.W2),
  zone('W2', -meridianLongitudes.W3),
  zone('W3', -meridianLongitudes.W4),
  zone('W4', -meridianLongitudes.W5),
  zone('W5', -meridianLongitudes.W6),
  zone('W6', -120),
];

/** The Peace River Block, the part of British Columbia that was surveyed with the prairies. */
export const peaceRiverZones: readonly Zone[] = [
  { meridian: 'W6', west: -122.2, east: -120, townships: [76, 88] },
];

/** A township in view: its name, corner and sides. */
interface TownshipInView {
  readonly meridian: Meridian;
  readonly township: number;
  readonly range: number;
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
}

function rowsInView({ townships: [first, last] }: Zone, { south, north }: Bounds): number[] {
  const from = Math.max(first, Math.floor((south - 49) / townshipDegrees) + 1);
  const to = Math.min(last, Math.floor((north - 49) / townshipDegrees) + 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function rangesInView(area: Zone, township: number, view: Bounds): TownshipInView[] {
  const { meridian } = area;
  const { width, height, south } = townshipBox({ meridian, township, range: 1 });
  const eastward = meridian === 'E1';
  const origin = -meridianLongitudes[meridian];
  const [west, east] = [Math.max(area.west, view.west), Math.min(area.east, view.east)];
  if (west >= east) return [];
  const [near, far] = eastward ? [west - origin, east - origin] : [origin - east, origin - west];
  const first = Math.floor(near / width) + 1;
  const count = Math.max(0, Math.ceil(far / width) - first + 1);
  return Array.from({ length: count }, (_, index) => {
    const range = first + index;
    return {
      meridian,
      township,
      range,
      south,
      width,
      height,
      west: townshipBox({ meridian, township, range }).west,
    };
  });
}

/** The townships of a survey that are in view at least in part. */
export function townshipsInView(zones: readonly Zone[], view: Bounds): TownshipInView[] {
  return zones.flatMap((area) =>
    rowsInView(area, view).flatMap((township) => rangesInView(area, township, view)),
  );
}

function westSide({ west, south, height }: TownshipInView, along: number): Line {
  return [
    [west + along, south],
    [west + along, south + height],
  ];
}

function southSide({ west, south, width }: TownshipInView, up: number): Line {
  return [
    [west, south + up],
    [west + width, south + up],
  ];
}

/** The south and the west side of each township; its other sides are those of its neighbours. */
export function townshipLines(townships: readonly TownshipInView[]): Line[] {
  return townships.flatMap((township) => [southSide(township, 0), westSide(township, 0)]);
}

/**
 * The lines that divide each township.
 *
 * @param pieces Pieces along each side: 6 for sections, 12 for quarters.
 */
export function innerLines(townships: readonly TownshipInView[], pieces: 6 | 12): Line[] {
  const steps = Array.from({ length: pieces - 1 }, (_, index) => index + 1).filter(
    (step) => pieces === 6 || step % 2 === 1,
  );
  return townships.flatMap((township) =>
    steps.flatMap((step) => [
      southSide(township, (step / pieces) * township.height),
      westSide(township, (step / pieces) * township.width),
    ]),
  );
}

/** The name of each township, such as 73-6-W6, at its middle. */
export function townshipLabels(townships: readonly TownshipInView[]): GridLabel[] {
  return townships.map(({ meridian, township, range, west, south, width, height }) => ({
    text: `${String(township)}-${String(range)}-${meridian}`,
    at: [west + width / 2, south + height / 2],
  }));
}

/** The number of each section, in its north-west corner: its middle may lie under the edge of a parcel. */
export function sectionLabels(townships: readonly TownshipInView[]): GridLabel[] {
  return townships.flatMap(({ west, south, width, height }) =>
    Array.from({ length: 36 }, (_, index): GridLabel => {
      const { row, column } = serpentineCell(index + 1, 6);
      return {
        text: String(index + 1),
        at: [west + ((column + 0.16) / 6) * width, south + ((row + 0.86) / 6) * height],
      };
    }),
  );
}
