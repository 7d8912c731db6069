import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** To be called by the app after each change of the address. */
export function notifyRouteChange(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Runs after each change of the address. */
export function useRouteChange(listener: () => void): void {
  useEffect(() => subscribe(listener), [listener]);
}

/** The path of the present page; null in the HTML that the build makes once for all pages. */
export function usePathname(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => null,
  );
}
