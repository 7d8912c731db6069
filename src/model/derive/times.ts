import type { SaleFields } from '../schema/sale';
import { saleLots, type Lot, type SaleRules } from './lots';

/** Start and end of a sale; null without a date. */
export interface SaleTimes {
  /** The earliest start of a parcel. */
  readonly opensAt: Date | null;
  /** The earliest end of a parcel, en bloc left out. */
  readonly firstCloseAt: Date | null;
  /** The latest end of a parcel, en bloc left out. */
  readonly closesAt: Date | null;
  /** The latest end of any lot, en bloc included. */
  readonly finalCloseAt: Date | null;
}

function extreme(times: readonly (Date | null)[], pick: (...values: number[]) => number): Date | null {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 ? null : new Date(pick(...known));
}

/** Hours of bidding on some lots, from the earliest start to the latest end; null without a date. */
export function biddingHours(lots: readonly Lot[]): Omit<SaleTimes, 'finalCloseAt'> {
  const closes = lots.map(({ closesAt }) => closesAt);
  return {
    opensAt: extreme(
      lots.map(({ opensAt }) => opensAt),
      Math.min,
    ),
    firstCloseAt: extreme(closes, Math.min),
    closesAt: extreme(closes, Math.max),
  };
}

/** Start and end of a sale from its lots. */
export function saleTimes(sale: SaleFields, rules: SaleRules): SaleTimes {
  const lots = saleLots(sale, rules);
  return {
    ...biddingHours(lots.filter(({ enBloc }) => !enBloc)),
    finalCloseAt: biddingHours(lots).closesAt,
  };
}
