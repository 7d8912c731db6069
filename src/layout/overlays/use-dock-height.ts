import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { applyBottomInset, reserveBottomInset } from '../../ui/bottom-inset/bottom-inset';

/** Width that a toast covers from the left edge, with a margin: see Toasts.module.css. */
const toastRem = 28;

/** Height of the parts of the dock that a toast at the left edge would cover. */
function heightAtLeft(dock: HTMLElement): number {
  const reach = toastRem * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { bottom } = dock.getBoundingClientRect();
  const tops = [...dock.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, height }) => height > 0 && left < reach)
    .map(({ top }) => bottom - top);
  return Math.max(0, ...tops);
}

/**
 * Reserves room for the dock, and puts toasts above its parts at the left; those at the right of a wide window don't
 * count.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  // Runs before the page is painted: it may be shown at its end, where the visitor left it.
  useLayoutEffect(applyBottomInset, []);
  useEffect(() => {
    if (dock.current === null) return undefined;
    const element = dock.current;
    const sizes = new ResizeObserver(() => {
      // The previous page has been replaced, and the effect of the next one has not run yet.
      if (!element.isConnected) return;
      reserveBottomInset({ dock: element.offsetHeight, dockLeft: heightAtLeft(element) });
    });
    function observe(): void {
      sizes.disconnect();
      for (const part of [element, ...element.children]) sizes.observe(part);
    }
    const parts = new MutationObserver(observe);
    parts.observe(element, { childList: true });
    observe();
    return () => {
      parts.disconnect();
      sizes.disconnect();
    };
  }, [dock]);
}
