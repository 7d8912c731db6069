import { saleStatuses, statusAt, type SaleStatus, type ScheduleProps } from '../../model/derive/status';

/** From this age on what was polled is out of date. */
export const staleMs = 60_000;

/** Whether the engine has said something of a sale that is none of our statuses. */
export function isUnknownStatus(engineStatus: string | undefined): boolean {
  return engineStatus !== undefined && !saleStatuses.some((known) => known === engineStatus);
}

/**
 * The status of a sale by the engine's word, which wins over the build and over the clock, both ways: an engine opens
 * early and extends the bidding. An hour that has struck since the word was said counts too, but a close only once the
 * word is out of date: bidding is seldom opened late, and often extended.
 *
 * @param engineStatus Undefined where the engine has said nothing. Of a word that nobody knows the clock tells the rest, but
 *   nothing is called live for it, and no badge is shown: see `isUnknownWord`.
 * @param reportedAt When the engine said it, in milliseconds, as is `now`.
 */
export function currentStatus(
  schedule: ScheduleProps,
  engineStatus: string | undefined,
  reportedAt: number,
  now: number,
): SaleStatus {
  const byClock = statusAt(schedule, now);
  if (engineStatus === undefined) return byClock;
  const status = saleStatuses.find((known) => known === engineStatus);
  if (status === undefined) return byClock === 'live' ? 'upcoming' : byClock;
  const times = { ...schedule, status: 'upcoming' } as const;
  const since = statusAt(times, now);
  if (since === statusAt(times, reportedAt)) return status;
  return since === 'completed' && now - reportedAt <= staleMs
    ? status
    : statusAt({ ...schedule, status }, now);
}
