import { useLayoutEffect, useRef } from 'react';
import { keepsScroll, type PageStackState } from './page-stack-state';

let kept = false;

/** True when the page keeps its scroll position after the latest navigation; the router reads it after each one. */
export function isScrollKept(): boolean {
  return kept;
}

/**
 * Records after each navigation whether the page keeps its scroll position. The router's own effects run after
 * this one.
 */
export function useKeepScroll(
  now: PageStackState,
  { forward, noScroll }: { readonly forward: boolean; readonly noScroll: boolean },
): void {
  const before = useRef<PageStackState | null>(null);
  useLayoutEffect(() => {
    kept = keepsScroll(before.current, now, { forward, noScroll });
    before.current = now;
  });
}
