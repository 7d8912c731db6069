/** What a bid is reckoned from; percents of the bid. */
export interface EstimateInputs {
  readonly depositPercent: number;
  readonly gstPercent: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** What a bid comes to, in whole dollars. */
export interface Estimate {
  readonly deposit: number;
  /** For a buyer who is not registered for it. */
  readonly gst: number;
  readonly total: number;
}

function percent(dollars: number, rate: number): number {
  return Math.round((dollars * rate) / 100);
}

/** Deposit, tax and total at a bid. */
export function estimateCost(bid: number, { depositPercent, gstPercent }: EstimateInputs): Estimate {
  const gst = percent(bid, gstPercent);
  return { deposit: percent(bid, depositPercent), gst, total: bid + gst };
}
