import { useEffect, type RefObject } from 'react';

/** Lets the page end above the dock, and focus scroll clear of it: the style sheet reads --dock. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = dock;
    if (current === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--dock', `${String(current.offsetHeight)}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--dock');
    };
  }, [dock]);
}
