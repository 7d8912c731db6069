import { useEffect, type RefObject } from 'react';

/** What stands at the top and at the foot of the window, with some air. */
const edge = 112;

const scrollingKeys = new Set(['PageUp', 'PageDown', 'Home', 'End']);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= edge && bottom <= window.innerHeight - edge;
}

interface AutoScrollOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** Whether the visitor has asked for it. */
  readonly enabled: boolean;
  /** The passage that is spoken, by its index; -1 for none. */
  readonly current: number;
  /** When the visitor scrolls, so that the page is not pulled away; the same function from render to render. */
  readonly onUserScroll: () => void;
}

/** Keeps the spoken passage in sight. It moves the page only when the passage has left it. */
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
