import { useLayoutEffect, useRef } from 'react';
import { keepsPlace, type Shown } from './modal-pages';

let kept = false;

/** Whether the step that was just made leaves the page where it is; for the router, which asks after each. */
export function isPlaceKept(): boolean {
  return kept;
}

/** Notes of each step whether the page stays where it is. The router's own effects come after this one. */
export function usePagePlace(
  now: Shown,
  { forward, noScroll }: { readonly forward: boolean; readonly noScroll: boolean },
): void {
  const before = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    kept = keepsPlace(before.current, now, { forward, noScroll });
    before.current = now;
  });
}
