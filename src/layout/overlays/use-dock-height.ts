import { useEffect, type RefObject } from 'react';

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

/** Sets a property of the root element; without a change it must not, as each write has every element styled again. */
function setRootProperty(name: string, px: number): void {
  const { style } = document.documentElement;
  const value = `${String(px)}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Reserves space for the dock at the end of the page and when the focus scrolls: the style sheet reads --dock.
 * Toasts are above --dock-left, which leaves out parts at the right of a wide window. Both stay for the next page, whose
 * dock is most often as high.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (dock.current === null) return undefined;
    const element = dock.current;
    const sizes = new ResizeObserver(() => {
      // The page before has been replaced, and the effect of the next one has not run yet.
      if (!element.isConnected) return;
      const [height, atLeft] = [element.offsetHeight, heightAtLeft(element)];
      setRootProperty('--dock', height);
      setRootProperty('--dock-left', atLeft);
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
