import { useCallback } from 'react';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

/**
 * Returns whether a deadline has passed by the server's clock; null until that is known.
 *
 * @param deadline An ISO 8601 instant; null if there is none to wait for.
 * @param built The result if there is no deadline.
 */
export function useDeadlinePassed(deadline: string | null, built: boolean): boolean | null {
  const present = useCallback(() => {
    if (deadline === null) return built;
    const now = serverNow();
    return now === null ? null : Date.parse(deadline) <= now;
  }, [deadline, built]);
  return useSnapshotInTransition(subscribeToSeconds, present, deadline === null ? built : null);
}
