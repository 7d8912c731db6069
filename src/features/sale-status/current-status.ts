import { saleStatuses, statusAt, type SaleStatus, type ScheduleProps } from '../../model/derive/status';

/** From this age on what was polled is out of date. */
export const staleMs = 60_000;

/** Whether the engine has said something of a sale that is none of our statuses. */
export function isUnknownWord(word: string | undefined): boolean {
  return word !== undefined && !saleStatuses.some((known) => known === word);
}

/**
 * The status of a sale by the engine's word, which wins over the build and over the clock, both ways: an engine opens
 * early and extends the bidding. An hour that has struck since the word was said counts too, but a close only once the
 * word is out of date: bidding is seldom opened late, and often extended.
 *
 * @param word Undefined where the engine has said nothing. Of a word that nobody knows the clock tells the rest, but
 *   nothing is called live for it, and no badge is shown: see `isUnknownWord`.
 * @param saidAt When the engine said it, in milliseconds, as is `now`.
 */
export function currentStatus(
  schedule: ScheduleProps,
  word: string | undefined,
  saidAt: number,
  now: number,
): SaleStatus {
  const byClock = statusAt(schedule, now);
  if (word === undefined) return byClock;
  const said = saleStatuses.find((known) => known === word);
  if (said === undefined) return byClock === 'live' ? 'upcoming' : byClock;
  const times = { ...schedule, status: 'upcoming' } as const;
  const since = statusAt(times, now);
  if (since === statusAt(times, saidAt)) return said;
  return since === 'completed' && now - saidAt <= staleMs
    ? said
    : statusAt({ ...schedule, status: said }, now);
}
