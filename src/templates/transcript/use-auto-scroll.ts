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
  readonly on: boolean;
  /** The passage that is spoken, by its index; -1 for none. */
  readonly current: number;
  /** When the visitor scrolls, so that the page is not pulled away; the same function from render to render. */
  readonly onLeave: () => void;
}

/** Keeps the spoken passage in sight. It moves the page only when the passage has left it. */
export function useAutoScroll({ list, on, current, onLeave }: AutoScrollOptions): void {
  useEffect(() => {
    const passage = list.current?.children[current];
    if (!on || passage === undefined || isInView(passage)) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    passage.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [list, on, current]);

  useEffect(() => {
    if (!on) return undefined;
    function pressed({ key }: KeyboardEvent): void {
      if (scrollingKeys.has(key)) onLeave();
    }
    addEventListener('wheel', onLeave, { passive: true });
    addEventListener('touchmove', onLeave, { passive: true });
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('wheel', onLeave);
      removeEventListener('touchmove', onLeave);
      removeEventListener('keydown', pressed);
    };
  }, [on, onLeave]);
}
