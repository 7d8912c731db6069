import { quartersOf, type LegalDescription, type Quarter } from '../land/legal-description';
import { cellsOf, quarterSide, type PlanFrame } from './grid';
import type { PlanParcel, PlanQuarter } from './plan-props';

/** Distances of the letters from the lines of the survey: their middle, and their baseline above or below. */
const [inset, above, below] = [6.5, 3, 7];

/** The north-west corner of a quarter. */
export function quarterCorner(
  land: LegalDescription,
  quarter: Quarter,
  frame: PlanFrame,
): readonly [x: number, y: number] {
  const [first] = cellsOf({ ...land, part: { kind: 'quarter', quarter } }, frame);
  return [first?.x ?? 0, first?.y ?? 0];
}

/** Letters of the quarters of some land, at the middle line of their section; legal subdivisions have none. */
export function quarterLetters(land: readonly LegalDescription[], frame: PlanFrame): PlanQuarter[] {
  return land
    .filter(({ part }) => part.kind !== 'lsd')
    .flatMap((piece) =>
      quartersOf(piece).map((letters) => {
        const [x, y] = quarterCorner(piece, letters, frame);
        return {
          letters,
          x: x + (letters.endsWith('E') ? quarterSide - inset : inset),
          y: y + (letters.startsWith('N') ? quarterSide - above : below),
        };
      }),
    );
}

/** The quarters that a coulee crosses, by their north-west corners. */
export function couleeQuarters(
  quarters: readonly LegalDescription[],
  frame: PlanFrame,
): NonNullable<PlanParcel['coulees']> {
  return quarters.flatMap((land) => quartersOf(land).map((quarter) => quarterCorner(land, quarter, frame)));
}
