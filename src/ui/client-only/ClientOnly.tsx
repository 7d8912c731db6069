import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface ClientOnlyProps {
  /** What stands there without scripts, and until they run. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What works with scripts alone: it appears when they run, so that nobody meets a control that does nothing. What
 * stands around it keeps its place free.
 */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useHydrated() ? children : fallback;
}
