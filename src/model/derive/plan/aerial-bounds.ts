import { roundToTenth } from '../../../lib/round-to-tenth';
import type { Aerial } from '../../schema/aerial';
import type { SaleFields } from '../../schema/sale';
import { parseLegalDescriptions, type LegalDescription } from '../land/legal-description';
import { cellsOf, frameAt, quarterSide, type PlanFrame } from './grid';

/** Position and size of a picture on a plan, in the plan's units. */
export type AerialBounds = readonly [x: number, y: number, width: number, height: number];

/** The low and the high end of one side of a picture, from two of its points. */
function stretch(low: number, high: number, fromPercent: number, toPercent: number) {
  const unit = (high - low) / (toPercent - fromPercent);
  return [low - fromPercent * unit, 100 * unit] as const;
}

function northWestOf(quarter: LegalDescription, frame: PlanFrame): readonly [number, number] {
  const [cell] = cellsOf(quarter, frame);
  return [cell?.x ?? 0, cell?.y ?? 0];
}

/**
 * Places a sale's picture from above on its plan, by the two corners that content names. Between them it is
 * stretched evenly, though the plan draws roads wide.
 *
 * @returns Null without a picture, and where its quarters cannot be placed.
 */
export function aerialBounds(
  { parcels }: Pick<SaleFields, 'parcels'>,
  { northWest, southEast }: Pick<Aerial, 'northWest' | 'southEast'>,
): AerialBounds | null {
  const [first] = parcels.flatMap(({ landDescriptions }) => parseLegalDescriptions(landDescriptions));
  const [from, to] = parseLegalDescriptions([northWest.quarter, southEast.quarter]);
  if (first === undefined || from === undefined || to === undefined) return null;
  const frame = frameAt(first);
  const [west, north] = northWestOf(from, frame);
  const [lastWest, lastNorth] = northWestOf(to, frame);
  const [x, width] = stretch(west, lastWest + quarterSide, northWest.x, southEast.x);
  const [y, height] = stretch(north, lastNorth + quarterSide, northWest.y, southEast.y);
  return [roundToTenth(x), roundToTenth(y), roundToTenth(width), roundToTenth(height)];
}
