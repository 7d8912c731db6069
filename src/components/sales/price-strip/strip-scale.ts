/** A scale of round prices with its ticks. */
export interface StripScale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
const maxTicks = 9;

/** Round prices below the lowest and above the highest, and at most nine ticks. */
export function stripScale(prices: readonly number[]): StripScale {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const step = steps.find((size) => (highest - lowest) / size <= maxTicks - 3) ?? 50_000;
  const from = Math.max(0, Math.floor((lowest - step / 2) / step) * step);
  const to = Math.ceil((highest + step / 2) / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  return { from, to, ticks };
}

/** Position of a price on the scale, in percent to one decimal. */
export function positionOnScale({ from, to }: StripScale, price: number): number {
  return Math.round(((price - from) / (to - from)) * 1000) / 10;
}

/**
 * Returns a lane for each square, the lowest that is free, so that none covers another.
 *
 * @param positions In percent, ascending.
 * @param width Of a square with its gap, in percent.
 */
export function lanes(positions: readonly number[], width: number): number[] {
  const ends: number[] = [];
  return positions.map((position) => {
    const free = ends.findIndex((end) => position - end >= width);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = position;
    return lane;
  });
}

const maxLanes = 5;
const squareSizes = [1, 0.5, 0.25] as const;

/** Factor by which the squares shrink so that none covers another: whole, half or a quarter. */
export function squareSize(positions: readonly number[], width: number): number {
  const fitting = squareSizes.find((size) => Math.max(0, ...lanes(positions, width * size)) < maxLanes);
  return fitting ?? squareSizes[2];
}
