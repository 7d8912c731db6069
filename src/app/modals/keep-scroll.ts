import { useLayoutEffect, useRef } from 'react';
import { keepsScroll, type Shown } from './modal-pages';

let kept = false;

/** True when the page keeps its scroll position after the latest step; the router asks after each step. */
export function isScrollKept(): boolean {
  return kept;
}

/** Records after each step whether the page keeps its scroll position. The router's own effects run after this one. */
export function useKeepScroll(
  now: Shown,
  { forward, noScroll }: { readonly forward: boolean; readonly noScroll: boolean },
): void {
  const before = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    kept = keepsScroll(before.current, now, { forward, noScroll });
    before.current = now;
  });
}
