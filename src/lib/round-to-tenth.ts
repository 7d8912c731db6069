/** Rounds a coordinate of a drawing to at most one decimal: plans are in the HTML of every page with a sale. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
