import type { SaleFields } from '../schema/sale';
import type { SaleRules } from './lots';
import { saleTimes } from './times';

export type SaleStatus = 'upcoming' | 'live' | 'completed' | 'postponed' | 'withdrawn';

/** What a status follows from. */
export interface Schedule {
  readonly state: SaleFields['state'];
  readonly start: Date | null;
  readonly finalEnd: Date | null;
}

/** The status at an instant. A scheduled sale without a start, which the loader does not let through, is upcoming. */
export function statusFromTimes({ state, start, finalEnd }: Schedule, now: Date): SaleStatus {
  if (state !== 'scheduled') return state;
  if (start === null || now.getTime() < start.getTime()) return 'upcoming';
  return finalEnd !== null && now.getTime() >= finalEnd.getTime() ? 'completed' : 'live';
}

/** The status of a sale at an instant: as its editor set it, or from its times. */
export function saleStatus(sale: SaleFields, rules: SaleRules, now: Date): SaleStatus {
  return statusFromTimes({ state: sale.state, ...saleTimes(sale, rules) }, now);
}
