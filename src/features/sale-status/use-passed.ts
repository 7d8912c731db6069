import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToSeconds } from './now';
import { serverNow } from './server-clock';

interface Dated {
  /** An ISO 8601 instant. */
  readonly at: string;
}

/**
 * How many of some moments are behind us, by the server's clock.
 *
 * @param built What it was when the page was built.
 */
export function usePassed(moments: readonly Dated[], built: number): number {
  const present = useCallback(() => {
    const now = serverNow() ?? 0;
    return Math.max(built, moments.filter(({ at }) => Date.parse(at) <= now).length);
  }, [moments, built]);
  return useSyncExternalStore(subscribeToSeconds, present, () => built);
}
