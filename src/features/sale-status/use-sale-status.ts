import { useCallback, useSyncExternalStore } from 'react';
import { saleStatuses, statusAt, type SaleStatus, type ScheduleProps } from '../../model/derive/status';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

/**
 * The present status of each sale by its slug, by the server's clock; in the HTML that the build makes, that of the
 * build.
 */
export function useSaleStatuses(schedules: readonly ScheduleProps[]): ReadonlyMap<string, SaleStatus> {
  // A string, which is the same from second to second while nothing opens or closes.
  const present = useCallback(() => {
    const now = serverNow();
    return schedules.map((schedule) => statusAt(schedule, now)).join(' ');
  }, [schedules]);
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
  const present = useCallback(() => statusAt(schedule, serverNow()), [schedule]);
  const built = useCallback(() => schedule.status, [schedule]);
  return useSyncExternalStore(subscribeToSeconds, present, built);
}
