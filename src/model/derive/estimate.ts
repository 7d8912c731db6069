import { transferCharge, type TransferRates } from './transfer-charge';

/** Rates that an estimate is calculated from, in percent of the bid. */
export interface EstimateInputs {
  readonly depositPercent: number;
  readonly buyerFeePercent: number;
  readonly gstPercent: number;
  /** Of the province's tax or fee on the transfer. */
  readonly transferRates: TransferRates;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** Cost of a bid, in whole dollars. */
export interface Estimate {
  readonly deposit: number;
  readonly buyerFee: number;
  /** For a buyer who is not registered for GST; on the fee as well. */
  readonly gst: number;
  readonly transfer: number;
  readonly total: number;
}

function percent(dollars: number, rate: number): number {
  return Math.round((dollars * rate) / 100);
}

/** Deposit, fee, taxes and total at a bid. */
export function estimateCost(
  bid: number,
  { depositPercent, buyerFeePercent, gstPercent, transferRates }: EstimateInputs,
): Estimate {
  const buyerFee = percent(bid, buyerFeePercent);
  const gst = percent(bid + buyerFee, gstPercent);
  const transfer = transferCharge(bid, transferRates);
  const total = bid + buyerFee + gst + transfer;
  return { deposit: percent(bid, depositPercent), buyerFee, gst, transfer, total };
}
