import { useCallback, useSyncExternalStore } from 'react';
import { saleStatuses, type SaleStatus, type ScheduleProps } from '../../model/derive/status';
import { subscribeToSeconds } from './now';
import { polledStatuses } from './polled-statuses';
import { isUnknownWord, currentStatus } from './current-status';
import { serverNow } from './server-clock';

/** The status by the engine's word and the server's clock; while the clock is not known, that of the build. */
export function statusNow(schedule: ScheduleProps): SaleStatus {
  const now = serverNow();
  if (now === null) return schedule.status;
  const { words, madeAt } = polledStatuses();
  return currentStatus(schedule, words.get(schedule.slug), now - Date.now() + madeAt, now);
}

/** The present status of each sale by its slug; in the HTML that the build makes, that of the build. */
export function useSaleStatuses(schedules: readonly ScheduleProps[]): ReadonlyMap<string, SaleStatus> {
  // A string, which is the same from second to second while nothing opens or closes.
  const present = useCallback(() => schedules.map(statusNow).join(' '), [schedules]);
  const built = useCallback(() => schedules.map(({ status }) => status).join(' '), [schedules]);
  const words = useSyncExternalStore(subscribeToSeconds, present, built).split(' ');
  return new Map(
    schedules.map(({ slug, status }, index) => [
      slug,
      saleStatuses.find((known) => known === words[index]) ?? status,
    ]),
  );
}

/** The present status of a sale. */
export function useSaleStatus(schedule: ScheduleProps): SaleStatus {
  const present = useCallback(() => statusNow(schedule), [schedule]);
  const built = useCallback(() => schedule.status, [schedule]);
  return useSyncExternalStore(subscribeToSeconds, present, built);
}

/** Whether the engine says of a sale what we have no words for. */
export function useUnknownWord(slug: string): boolean {
  const present = useCallback(() => isUnknownWord(polledStatuses().words.get(slug)), [slug]);
  return useSyncExternalStore(subscribeToSeconds, present, () => false);
}
