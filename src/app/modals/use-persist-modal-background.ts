import { useEffect } from 'react';
import type { PageStackState } from './page-stack-state';

/** Stores the page below a modal in the state of the history entry: Forward reopens the modal over that page only. */
export function usePersistModalBackground({ page, modal }: PageStackState): void {
  const [background, path] = [page.path, modal?.path];
  useEffect(() => {
    if (path === undefined) return;
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' && state), background }, '');
  }, [background, path]);
}
