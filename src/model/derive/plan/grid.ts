import type { LegalDescription } from '../land/legal-description';
import { serpentineCell } from '../land/survey';

/** Sides in drawing units: a section is a mile, and roads are drawn wide so that they can be seen. */
export const sectionSide = 80;
export const quarterSide = sectionSide / 2;
export const cellSide = sectionSide / 4;
export const roadWidth = 7;

/** Spacing of surveyed roads between rows of sections: every second row, or in Manitoba every row. */
type RoadRule = 'every second row' | 'every row';

/** A sixteenth of a section, the smallest piece that is drawn; y grows downward. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** Place within the section, 0 to 3 from the west and from the north. */
  readonly column: number;
  readonly row: number;
}

/** A section counted across ranges and townships: columns eastward, rows northward. */
export interface SectionPosition {
  readonly column: number;
  readonly row: number;
}

/** Origin of a drawing, and its road spacing. */
export interface PlanFrame {
  readonly rule: RoadRule;
  /** The section whose north-west corner is the origin. */
  readonly origin: SectionPosition;
}

/** Column of a section: west of a meridian ranges count westward, east of it eastward. */
export function sectionPosition({ section, township, range, meridian }: LegalDescription): SectionPosition {
  const { row, column } = serpentineCell(section, 6);
  const ranges = meridian === 'E1' ? range - 1 : -range;
  return { column: ranges * 6 + column, row: (township - 1) * 6 + row };
}

/** A drawing that begins at the section of a piece of land. */
export function frameAt(description: LegalDescription): PlanFrame {
  const { meridian } = description;
  const rule = meridian === 'W1' || meridian === 'E1' ? 'every row' : 'every second row';
  return { rule, origin: sectionPosition(description) };
}

function roadsBelow(row: number, rule: RoadRule): number {
  return rule === 'every row' ? row : Math.floor(row / 2);
}

/** The north-west corner of a section. Roads run between all columns, and between rows as the spacing says. */
export function sectionCorner(
  { column, row }: SectionPosition,
  { rule, origin }: PlanFrame,
): { x: number; y: number } {
  const roads = roadsBelow(row, rule) - roadsBelow(origin.row, rule);
  return {
    x: (column - origin.column) * (sectionSide + roadWidth),
    y: (origin.row - row) * sectionSide - roads * roadWidth || 0,
  };
}

/** First and last cell of a half or a quarter along one side. */
function span(low: boolean, high: boolean): readonly [number, number] {
  return low ? [0, 1] : high ? [2, 3] : [0, 3];
}

function covers({ part }: LegalDescription, column: number, row: number): boolean {
  if (part.kind === 'section') return true;
  if (part.kind === 'lsd') {
    const cell = serpentineCell(part.lsd, 4);
    return cell.column === column && 3 - cell.row === row;
  }
  const letters = part.kind === 'half' ? part.half : part.quarter;
  const [west, east] = span(letters.endsWith('W'), letters.endsWith('E'));
  const [north, south] = span(letters.startsWith('N'), letters.startsWith('S'));
  return column >= west && column <= east && row >= north && row <= south;
}

const four = [0, 1, 2, 3] as const;

/** The pattern that sections and roads make: where a road between rows begins, and how many rows share it. */
export function surveyPattern(frame: PlanFrame): { readonly y: number; readonly rows: 1 | 2 } {
  const rows = frame.rule === 'every row' ? 1 : 2;
  // Roads run south of every row, or of every second one, counted from the south.
  const { column, row } = frame.origin;
  const { y } = sectionCorner({ column, row: row - (row % rows) + rows - 1 }, frame);
  return { y: y - roadWidth, rows };
}

/** The cells that a piece of land covers. */
export function cellsOf(description: LegalDescription, frame: PlanFrame): Cell[] {
  const { x, y } = sectionCorner(sectionPosition(description), frame);
  return four.flatMap((row) =>
    four
      .filter((column) => covers(description, column, row))
      .map((column) => ({ x: x + column * cellSide, y: y + row * cellSide, column, row })),
  );
}

/** Names of the sixteenths of a section that a piece of land covers, the same wherever it is drawn. */
export function sixteenthsOf(description: LegalDescription): string[] {
  const { section, township, range, meridian } = description;
  return cellsOf(description, frameAt(description)).map(({ column, row }) =>
    [meridian, range, township, section, column, row].join('-'),
  );
}
