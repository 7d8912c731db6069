import { useEffect, type RefObject } from 'react';

/** Height of the bars at the top and at the foot of the window, with a margin. */
const edge = 112;

const scrollingKeys = new Set(['PageUp', 'PageDown', 'Home', 'End']);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= edge && bottom <= window.innerHeight - edge;
}

interface AutoScrollOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** True when the visitor has turned it on. */
  readonly enabled: boolean;
  /** Index of the passage that is being spoken; -1 for none. */
  readonly current: number;
  /** Called when the visitor scrolls, to stop following; must be the same function on every render. */
  readonly onUserScroll: () => void;
}

/** Keeps the spoken passage visible. It scrolls the page only when the passage is outside the window. */
export function useAutoScroll({ list, enabled, current, onUserScroll }: AutoScrollOptions): void {
  useEffect(() => {
    const passage = list.current?.children[current];
    if (!enabled || passage === undefined || isInView(passage)) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    passage.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [list, enabled, current]);

  useEffect(() => {
    if (!enabled) return undefined;
    function pressed({ key }: KeyboardEvent): void {
      if (scrollingKeys.has(key)) onUserScroll();
    }
    addEventListener('wheel', onUserScroll, { passive: true });
    addEventListener('touchmove', onUserScroll, { passive: true });
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('wheel', onUserScroll);
      removeEventListener('touchmove', onUserScroll);
      removeEventListener('keydown', pressed);
    };
  }, [enabled, onUserScroll]);
}
