import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface ClientOnlyProps {
  /** Shown without scripts, and until they run. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders controls that need scripts once they run, so that no control is shown that does nothing. The
 * container reserves their space.
 */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useHydrated() ? children : fallback;
}
