import type { EnBloc, Parcel } from '../../schema/parcel';
import type { SaleFields } from '../../schema/sale';
import {
  quartersOf,
  parseLegalDescriptions,
  summarizeLegalDescriptions,
  type LegalDescription,
} from '../land/legal-description';
import { inSentence, parcelNumber } from '../lots';
import { parcelOutcome, type LotOutcome } from '../prices';
import type { SaleStatus } from '../status';
import { boundaryPath } from './boundary-path';
import {
  cellSide,
  cellsOf,
  frameAt,
  quarterSide,
  sectionSide,
  surveyPattern,
  type Cell,
  type PlanFrame,
} from './grid';
import { surveyLinesPath, cellOutlinePath } from './cell-outline';
import type { PlanDetail, PlanParcel, PlanProps } from './plan-props';
import { couleeQuarters, quarterLetters } from './quarter-marks';
import { planStates } from './plan-states';
import { surroundingSections } from './surrounding-sections';

/** The fields of a parcel that its plan is drawn from. */
export type PlannedParcel = Pick<
  Parcel,
  'slug' | 'name' | 'landDescriptions' | 'boundary' | 'pivots' | 'coulees' | 'acceptedBid'
>;

interface Shape {
  readonly parcel: PlannedParcel;
  readonly number: string;
  readonly land: readonly LegalDescription[];
  readonly cells: readonly Cell[];
  readonly outcome: LotOutcome;
}

type Point = readonly [x: number, y: number];

/** The middle of the section that holds most of the land; a tie goes to the first. */
function centreOf(land: readonly LegalDescription[], frame: PlanFrame): Point {
  const bySection = new Map<number, Cell[]>();
  for (const piece of land)
    bySection.set(piece.section, [...(bySection.get(piece.section) ?? []), ...cellsOf(piece, frame)]);
  const [largest = []] = [...bySection.values()].sort((a, b) => b.length - a.length);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values) + cellSide) / 2;
  return [middle(largest.map(({ x }) => x)), middle(largest.map(({ y }) => y))];
}

const tagInset = 8;

/** The outer corner of the northernmost, westernmost quarter: where a number hides no line of the survey. */
function cornerOf(land: readonly LegalDescription[], frame: PlanFrame): Point {
  const quarters = land.flatMap((piece) =>
    quartersOf(piece).map((quarter) => {
      const cells = cellsOf({ ...piece, part: { kind: 'quarter', quarter } }, frame);
      return { quarter, x: cells[0]?.x ?? 0, y: cells[0]?.y ?? 0 };
    }),
  );
  const [first] = quarters.sort((a, b) => a.y - b.y || a.x - b.x);
  if (first === undefined) return [0, 0];
  return [
    first.x + (first.quarter.endsWith('E') ? quarterSide - tagInset : tagInset),
    first.y + (first.quarter.startsWith('N') ? tagInset : quarterSide - tagInset),
  ];
}

/** The surveyed outline where there is one, otherwise that of whole quarters. */
function outlineOf(
  { parcel, land, cells }: Pick<Shape, 'parcel' | 'land' | 'cells'>,
  frame: PlanFrame,
): string {
  const [first, ...others] = land;
  return first === undefined || parcel.boundary.length === 0
    ? cellOutlinePath(cells)
    : boundaryPath(parcel.boundary, [first, ...others], frame);
}

function drawParcel(
  { parcel, number, land, cells, outcome }: Shape,
  frame: PlanFrame,
  detail: PlanDetail,
): PlanParcel {
  return {
    number,
    state: planStates[outcome],
    outline: outlineOf({ parcel, land, cells }, frame),
    // The survey's lines would run on over a corner that is cut out.
    surveyLines: parcel.boundary.length > 0 ? '' : surveyLinesPath(cells),
    centre: centreOf(land, frame),
    corner: cornerOf(land, frame),
    pivots: parseLegalDescriptions(parcel.pivots).map((quarter) => centreOf([quarter], frame)),
    ...(detail === 'page' && {
      quarters: quarterLetters(land, frame),
      coulees: couleeQuarters(parseLegalDescriptions(parcel.coulees), frame),
    }),
  };
}

/** The smallest square around cells, at least 1.8 sections wide: west, north, side. */
function squareAround(cells: readonly Cell[]): PlanProps['bounds'] {
  const [west, east] = [
    Math.min(...cells.map(({ x }) => x)),
    Math.max(...cells.map(({ x }) => x)) + cellSide,
  ];
  const [north, south] = [
    Math.min(...cells.map(({ y }) => y)),
    Math.max(...cells.map(({ y }) => y)) + cellSide,
  ];
  const side = Math.max(east - west, south - north, sectionSide * 1.8);
  return [(west + east - side) / 2, (north + south - side) / 2, side];
}

function labelOf(sale: Pick<SaleFields, 'name'>, shapes: readonly Shape[]): string {
  const parcels = shapes.map(
    ({ parcel, land, outcome }) =>
      `${inSentence(parcel.name)}, ${summarizeLegalDescriptions(land)}, ${outcome}`,
  );
  return `Plan of ${sale.name}: ${parcels.join('; ')}`;
}

interface PlannedSale extends Pick<SaleFields, 'name' | 'nothingSold'> {
  readonly parcels: readonly PlannedParcel[];
  readonly enBlocs: readonly Pick<EnBloc, 'parcels' | 'acceptedBid'>[];
}

function derivePlan(sale: PlannedSale, status: SaleStatus, detail: PlanDetail): PlanProps | null {
  const lands = sale.parcels.map((parcel) => ({
    parcel,
    land: parseLegalDescriptions(parcel.landDescriptions),
  }));
  const [first] = lands.flatMap(({ land }) => land);
  if (
    first === undefined ||
    lands.some(({ land }) => land.some(({ meridian }) => meridian !== first.meridian))
  )
    return null;
  const frame = frameAt(first);
  const shapes = lands.map(({ parcel, land }): Shape => ({
    parcel,
    number: parcelNumber(parcel.name, sale.parcels),
    land,
    cells: land.flatMap((piece) => cellsOf(piece, frame)),
    outcome: parcelOutcome(sale, parcel.slug, status),
  }));
  const bounds = squareAround(shapes.flatMap(({ cells }) => cells));
  return {
    label: labelOf(sale, shapes),
    bounds,
    survey: surveyPattern(frame),
    sections: detail === 'page' ? surroundingSections(bounds, frame) : [],
    parcels: shapes.map((shape) => drawParcel(shape, frame, detail)),
    blocks: sale.enBlocs.map((enBloc) =>
      shapes
        .filter(({ parcel }) => enBloc.parcels.includes(parcel.slug))
        .map((shape) => outlineOf(shape, frame))
        .join(''),
    ),
  };
}

/** Plans by status and detail, as long as their sale is kept: every page of a sale shows one. */
const derived = new WeakMap<PlannedSale, Map<string, PlanProps | null>>();

/**
 * The plan of a sale's parcels from their surveyed outlines or their legal descriptions.
 *
 * @param detail A page numbers the sections around the land.
 * @returns Null for land on both sides of a meridian, where the survey's squares do not meet.
 */
export function salePlan(
  sale: PlannedSale,
  status: SaleStatus,
  detail: PlanDetail = 'card',
): PlanProps | null {
  const plans = derived.get(sale) ?? new Map<string, PlanProps | null>();
  derived.set(sale, plans);
  const key = `${status} ${detail}`;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = derivePlan(sale, status, detail);
  plans.set(key, plan);
  return plan;
}
