import { useSyncExternalStore } from 'react';
import type { Store } from '../../lib/create-store';

/**
 * Returns the value of a store; each change renders the component again.
 *
 * @param built The value in the HTML of the build, and in its first render in the browser.
 */
export function useStore<T>({ get, subscribe }: Store<T>, built: T): T {
  return useSyncExternalStore(subscribe, get, () => built);
}
