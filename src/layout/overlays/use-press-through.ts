import { useEffect, type RefObject } from 'react';
import { nextTask } from '../../lib/next-task';

/**
 * Lets a press on the page reach what it began on, although a bar of the dock has appeared under the pointer meanwhile:
 * such a bar takes presses only once this one has ended. Otherwise the browser would see it end elsewhere, and ignore it.
 */
export function usePressThrough(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (element === null) return undefined;
    let pressed = false;
    const added = new Set<HTMLElement>();
    const parts = new MutationObserver((changes) => {
      if (!pressed) return;
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        node.style.pointerEvents = 'none';
        added.add(node);
      }
    });
    function begin(): void {
      pressed = true;
    }
    async function end(): Promise<void> {
      // The click follows in the task of the event that ends the press.
      await nextTask();
      pressed = false;
      for (const part of added) part.style.pointerEvents = '';
      added.clear();
    }
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', begin, options);
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => void end(), options);
    parts.observe(element, { childList: true });
    return () => {
      parts.disconnect();
      listening.abort();
    };
  }, [dock]);
}
