import { useCallback } from 'react';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

/**
 * Whether a deadline has passed by the server's clock; null until that is known.
 *
 * @param deadline An ISO 8601 instant; null where there is none, which never passes.
 * @param built Whether it had passed when the page was built.
 */
export function useDeadlinePassed(deadline: string | null, built: boolean): boolean | null {
  const known = built || deadline === null;
  const present = useCallback(() => {
    const now = serverNow();
    return known ? built : now === null ? null : Date.parse(deadline) <= now;
  }, [known, deadline, built]);
  return useSnapshotInTransition(subscribeToSeconds, present, known ? built : null);
}
