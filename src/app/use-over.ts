import { useEffect } from 'react';
import type { Shown } from './modal-pages';

/** Keeps with the history over which page a modal stands: forward opens it again over that page only. */
export function useOver({ page, modal }: Shown): void {
  const [over, path] = [page.path, modal?.path];
  useEffect(() => {
    if (path === undefined) return;
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' && state), over }, '');
  }, [over, path]);
}
