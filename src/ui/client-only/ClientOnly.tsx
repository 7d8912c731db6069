import { useSyncExternalStore, type ReactNode } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

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
  const running = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return running ? children : fallback;
}
