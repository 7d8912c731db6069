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

/** Start and end of a sale from its lots. */
export function saleTimes(sale: SaleFields, rules: SaleRules): SaleTimes {
  const lots: readonly Lot[] = saleLots(sale, rules);
  const parcels = lots.filter(({ enBloc }) => !enBloc);
  return {
    opensAt: extreme(
      parcels.map(({ opensAt }) => opensAt),
      Math.min,
    ),
    firstCloseAt: extreme(
      parcels.map(({ closesAt }) => closesAt),
      Math.min,
    ),
    closesAt: extreme(
      parcels.map(({ closesAt }) => closesAt),
      Math.max,
    ),
    finalCloseAt: extreme(
      lots.map(({ closesAt: endTime }) => endTime),
      Math.max,
    ),
  };
}
