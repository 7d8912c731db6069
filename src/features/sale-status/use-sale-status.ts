import { useCallback } from 'react';
import {
  saleStatuses,
  type CurrentStatus,
  type SaleStatus,
  type ScheduleProps,
} from '../../model/derive/status';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds } from './now';
import { polledStatuses } from './polled-statuses';
import { isUnknownStatus, currentStatus } from './current-status';
import { isSavedCopy } from './saved-copy';
import { serverNow } from './server-clock';

/** The statuses on a page that was kept on the device: a sale that was live may be over. */
const unknown = 'unknown';

/** Returns the engine's status of a sale; undefined if it has reported nothing. */
function engineStatus(slug: string): string | undefined {
  const { statuses, madeAt } = polledStatuses();
  const reported = statuses.get(slug);
  if (!isSavedCopy()) return reported;
  // Statuses that another page has polled before this one was opened may be minutes old.
  return madeAt < performance.timeOrigin ? unknown : (reported ?? unknown);
}

/**
 * Returns the status from the engine's data and the server's clock; while the clock is not known, that of the
 * build.
 */
export function statusNow(schedule: ScheduleProps): CurrentStatus {
  const now = serverNow();
  if (now === null) return schedule.status === 'live' && isSavedCopy() ? unknown : schedule.status;
  const { madeAt } = polledStatuses();
  return currentStatus(schedule, engineStatus(schedule.slug), now - Date.now() + madeAt, now);
}

/** Returns the current status of each sale by its slug; in the HTML of the build, its built status. */
export function useSaleStatuses(schedules: readonly ScheduleProps[]): ReadonlyMap<string, CurrentStatus> {
  // A string, so that the snapshot is the same from second to second while nothing opens or closes.
  const read = useCallback(() => schedules.map(statusNow).join(' '), [schedules]);
  const built = schedules.map(({ status }) => status).join(' ');
  const statuses = useSnapshotInTransition(subscribeToSeconds, read, built).split(' ');
  return new Map(
    schedules.map(({ slug }, index) => [
      slug,
      saleStatuses.find((known) => known === statuses[index]) ?? unknown,
    ]),
  );
}

/** Returns the current status of a sale, for what is said of it. */
export function useCurrentStatus(schedule: ScheduleProps): CurrentStatus {
  const read = useCallback(() => statusNow(schedule), [schedule]);
  return useSnapshotInTransition<CurrentStatus>(subscribeToSeconds, read, schedule.status);
}

/** Returns the current status of a sale, for what its pages offer: with an unknown one, what they do before it opens. */
export function useSaleStatus(schedule: ScheduleProps): SaleStatus {
  const status = useCurrentStatus(schedule);
  return status === unknown ? 'upcoming' : status;
}

/** Returns whether the engine's status of a sale is unknown to the site. */
export function useIsStatusUnknown(slug: string): boolean {
  const read = useCallback(() => isUnknownStatus(engineStatus(slug)), [slug]);
  return useSnapshotInTransition(subscribeToSeconds, read, false);
}
