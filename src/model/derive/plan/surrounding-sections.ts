import { roadWidth, sectionCorner, sectionSide, type PlanFrame, type SectionPosition } from './grid';
import type { PlanProps, PlanSection } from './plan-props';

/** Distance around the land for which the survey is drawn. */
const reach = 40;
/** Beyond a dozen sections the lines of the survey would be a grey haze. */
const widestDrawn = 12 * (sectionSide + roadWidth);

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** 1 to 36, winding up from the south-east corner of the township. */
function sectionNumber({ column, row }: SectionPosition): number {
  const [across, up] = [modulo(column, 6), modulo(row, 6)];
  return up * 6 + (up % 2 === 0 ? 6 - across : across + 1);
}

/** Sections that touch a square or are close to it; none around land spread too far to show them. */
export function surroundingSections([x, y, side]: PlanProps['bounds'], frame: PlanFrame): PlanSection[] {
  if (side > widestDrawn) return [];
  const steps = Math.ceil((side + reach) / sectionSide) + 1;
  const { column, row } = frame.origin;
  const touches = (corner: number, start: number) =>
    corner + sectionSide > start - reach && corner < start + side + reach;
  return range(row - steps, row + steps).flatMap((nextRow) =>
    range(column - steps, column + steps).flatMap((nextColumn) => {
      const position = { column: nextColumn, row: nextRow };
      const corner = sectionCorner(position, frame);
      if (!touches(corner.x, x) || !touches(corner.y, y)) return [];
      return [{ number: String(sectionNumber(position)), ...corner }];
    }),
  );
}
