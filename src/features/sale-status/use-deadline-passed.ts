import { useCallback } from 'react';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

/**
 * Whether a deadline has passed by the server's clock; null until that is known.
 *
 * @param deadline An ISO 8601 instant; null where there is none to wait for.
 * @param built What holds without a deadline.
 */
export function useDeadlinePassed(deadline: string | null, built: boolean): boolean | null {
  const present = useCallback(() => {
    if (deadline === null) return built;
    const now = serverNow();
    return now === null ? null : Date.parse(deadline) <= now;
  }, [deadline, built]);
  return useSnapshotInTransition(subscribeToSeconds, present, deadline === null ? built : null);
}
