import { useCallback, useSyncExternalStore } from 'react';
import { saleStatuses, statusAt, type SaleStatus, type ScheduleProps } from '../../model/derive/status';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

/** The status by the server's clock; while that is not known, that of the build. */
function presentStatus(schedule: ScheduleProps): SaleStatus {
  const now = serverNow();
  return now === null ? schedule.status : statusAt(schedule, now);
}

/**
 * The present status of each sale by its slug, by the server's clock; in the HTML that the build makes, that of the
 * build.
 */
export function useSaleStatuses(schedules: readonly ScheduleProps[]): ReadonlyMap<string, SaleStatus> {
  // A string, which is the same from second to second while nothing opens or closes.
  const present = useCallback(() => schedules.map(presentStatus).join(' '), [schedules]);
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
  const present = useCallback(() => presentStatus(schedule), [schedule]);
  const built = useCallback(() => schedule.status, [schedule]);
  return useSyncExternalStore(subscribeToSeconds, present, built);
}
