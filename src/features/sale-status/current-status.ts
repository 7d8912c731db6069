import { saleStatuses, statusAt, type CurrentStatus, type ScheduleProps } from '../../model/derive/status';

/** From this age on, polled data is out of date. */
export const staleMs = 60_000;

/** Returns whether the engine's status of a sale is unknown to the site. */
export function isUnknownStatus(engineStatus: string | undefined): boolean {
  return engineStatus !== undefined && !saleStatuses.some((known) => known === engineStatus);
}

/**
 * Returns the status of a sale by the engine, which overrides the build and the clock: an engine opens early and extends
 * the bidding. A scheduled time that has passed since the engine's report counts too, but a close only once the report
 * is out of date: bidding is seldom opened late, and often extended.
 *
 * @param engineStatus Undefined when the engine has reported nothing. With an unknown status the clock decides, but never
 *   that the sale is live, and no badge is shown: see `isUnknownStatus`.
 * @param reportedAt Time of the engine's report, in milliseconds, as is `now`.
 */
export function currentStatus(
  schedule: ScheduleProps,
  engineStatus: string | undefined,
  reportedAt: number,
  now: number,
): CurrentStatus {
  const byClock = statusAt(schedule, now);
  if (engineStatus === undefined) return byClock;
  const status = saleStatuses.find((known) => known === engineStatus);
  if (status === undefined) return byClock === 'live' ? 'unknown' : byClock;
  const times = { ...schedule, status: 'upcoming' } as const;
  const since = statusAt(times, now);
  if (since === statusAt(times, reportedAt)) return status;
  return since === 'completed' && now - reportedAt <= staleMs
    ? status
    : statusAt({ ...schedule, status }, now);
}
