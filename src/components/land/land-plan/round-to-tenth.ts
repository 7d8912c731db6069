/** Rounds to one decimal, which keeps the HTML small: plans are on every page with a sale. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
