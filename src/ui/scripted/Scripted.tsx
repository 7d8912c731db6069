import { useSyncExternalStore, type ReactNode } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/**
 * What works with scripts alone: it appears when they run, so that nobody meets a control that does nothing. What
 * stands around it keeps its place free.
 */
export function Scripted({ children }: { readonly children: ReactNode }) {
  const running = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return running ? children : null;
}
