import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-store';

const { subscribe, notify } = createListeners();

/** To be called by the app after each change of the address. */
export const notifyRouteChange = notify;

/** Runs a listener after each change of the address. */
export const subscribeToRouteChanges = subscribe;

/** Runs after each change of the address. */
export function useRouteChange(listener: () => void): void {
  useEffect(() => subscribe(listener), [listener]);
}

/** Returns the path of the current page; null in the HTML that the build renders once for all pages. */
export function usePathname(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => null,
  );
}
