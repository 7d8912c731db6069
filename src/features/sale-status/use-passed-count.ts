import { useCallback } from 'react';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

interface Dated {
  /** An ISO 8601 instant. */
  readonly at: string;
}

/**
 * Counts the moments that have passed, by the server's clock.
 *
 * @param built The count when the page was built.
 */
export function usePassedCount(moments: readonly Dated[], built: number): number {
  const present = useCallback(() => {
    const now = serverNow() ?? 0;
    return Math.max(built, moments.filter(({ at }) => Date.parse(at) <= now).length);
  }, [moments, built]);
  return useSnapshotInTransition(subscribeToSeconds, present, built);
}
