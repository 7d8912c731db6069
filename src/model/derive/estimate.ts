/** Rates that an estimate is calculated from, in percent of the bid. */
export interface EstimateInputs {
  readonly depositPercent: number;
  readonly gstPercent: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** Cost of a bid, in whole dollars. */
export interface Estimate {
  readonly deposit: number;
  /** For a buyer who is not registered for GST. */
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
