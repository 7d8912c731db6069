import type { SaleFields } from '../schema/sale';
import type { SaleRules } from './lots';
import { saleTimes } from './times';

/** The first three in the order in which a sale goes through them. */
export const saleStatuses = ['upcoming', 'live', 'completed', 'postponed', 'withdrawn'] as const;

export type SaleStatus = (typeof saleStatuses)[number];

/**
 * The status of a sale as visitors are told it: unknown while bidding is open by the clock, but the engine's status is one
 * that the site does not know.
 */
export type CurrentStatus = SaleStatus | 'unknown';

/** Returns whether nobody can bid on the land any more, now or later. */
export function isOver(status: SaleStatus): boolean {
  return status === 'completed' || status === 'withdrawn';
}

/** Fields from which a status is derived. */
export interface SaleSchedule {
  readonly state: SaleFields['state'];
  readonly opensAt: Date | null;
  readonly finalCloseAt: Date | null;
}

/** The status at an instant. A scheduled sale without a start, which the loader does not let through, is upcoming. */
export function statusFromTimes({ state, opensAt, finalCloseAt }: SaleSchedule, now: Date): SaleStatus {
  if (state !== 'scheduled') return state;
  if (opensAt === null || now.getTime() < opensAt.getTime()) return 'upcoming';
  return finalCloseAt !== null && now.getTime() >= finalCloseAt.getTime() ? 'completed' : 'live';
}

/** The status of a sale at an instant: as its editor set it, or from its times. */
export function saleStatus(sale: SaleFields, rules: SaleRules, now: Date): SaleStatus {
  return statusFromTimes({ state: sale.state, ...saleTimes(sale, rules) }, now);
}

/** Schedule of a sale in page data, so that its status stays right between builds; instants are ISO 8601. */
export interface ScheduleProps {
  readonly slug: string;
  /** Status at the time of the build. */
  readonly status: SaleStatus;
  readonly opensAt: string | null;
  /** Time when the last lot closes, en bloc included. */
  readonly finalCloseAt: string | null;
}

/**
 * Returns the status at a time in milliseconds. A status that an editor has set by hand stays until the next build, and
 * no sale returns to a status before its built one, however slow the clock.
 */
export function statusAt({ status, opensAt, finalCloseAt }: ScheduleProps, now: number): SaleStatus {
  if (status === 'postponed' || status === 'withdrawn' || opensAt === null) return status;
  const byTimes = statusFromTimes(
    {
      state: 'scheduled',
      opensAt: new Date(opensAt),
      finalCloseAt: finalCloseAt === null ? null : new Date(finalCloseAt),
    },
    new Date(now),
  );
  return saleStatuses.indexOf(byTimes) > saleStatuses.indexOf(status) ? byTimes : status;
}

/** A sale that every page follows, to count those that are live and to name them. */
export interface TrackedSaleProps extends ScheduleProps {
  readonly name: string;
}
