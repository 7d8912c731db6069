/** Rates of a charge on the transfer of land, by its price. */
export interface TransferRates {
  /** Due at any price, in dollars. */
  readonly base: number;
  /** Dollars: the price is rounded up to a multiple of them; 1 leaves whole dollars as they are. */
  readonly step: number;
  /** Parts of the price, each from an amount up to that of the next, with the percent charged on it. */
  readonly brackets: readonly { readonly from: number; readonly percent: number }[];
}

/** Calculates the charge at a price, in whole dollars. */
export function transferCharge(price: number, { base, step, brackets }: TransferRates): number {
  const rounded = Math.ceil(price / step) * step;
  return Math.round(
    brackets.reduce((sum, { from, percent }, index) => {
      const end = brackets[index + 1]?.from ?? Infinity;
      return sum + (Math.max(0, Math.min(rounded, end) - from) * percent) / 100;
    }, base),
  );
}
