import { useEffect, type RefObject } from 'react';

/** Width that a toast covers from the left edge, with a margin: see Toasts.module.css. */
const toastRem = 28;

/** Height of the parts of the dock that a toast at the left edge would cover. */
function heightAtLeft(dock: HTMLElement): number {
  const reach = toastRem * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { bottom } = dock.getBoundingClientRect();
  const tops = [...dock.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left }) => left < reach)
    .map(({ top }) => bottom - top);
  return Math.max(0, ...tops);
}

/**
 * Reserves space for the dock at the end of the page and when the focus scrolls: the style sheet reads --dock.
 * Toasts are above --dock-left, which leaves out parts at the right of a wide window.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (dock.current === null) return undefined;
    const element = dock.current;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.setProperty('--dock', `${String(element.offsetHeight)}px`);
      style.setProperty('--dock-left', `${String(heightAtLeft(element))}px`);
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
      style.removeProperty('--dock');
      style.removeProperty('--dock-left');
    };
  }, [dock]);
}
