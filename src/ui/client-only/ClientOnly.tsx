import type { ReactNode } from 'react';
import { createStore } from '../../lib/create-store';
import { useStore } from '../store/use-store';

const running = createStore(true);

/** Returns whether scripts run: false in the HTML of the build, and in its first render in the browser. */
export function useHydrated(): boolean {
  return useStore(running, false);
}

interface ClientOnlyProps {
  /** Shown without scripts, and until they run. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders controls that need scripts once they run, so that no control is shown that does nothing. The container
 * reserves their space.
 */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useHydrated() ? children : fallback;
}
