import { useEffect, type RefObject } from 'react';

/** Distance in CSS pixels from the centre of a square: half a finger beyond its edge. */
const reach = 36;

function distanceTo(element: Element, { clientX, clientY }: MouseEvent): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
}

/** Makes a tap beside the squares of a strip choose the nearest one: on a phone they are smaller than a finger. */
export function useNearestSquare(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    function choose(event: MouseEvent): void {
      if (!(event.target instanceof Element) || event.target.closest('a') !== null) return;
      const [nearest] = [...(element?.querySelectorAll('a') ?? [])]
        .map((link) => ({ link, distance: distanceTo(link, event) }))
        .filter(({ distance }) => distance < reach)
        .sort((a, b) => a.distance - b.distance);
      nearest?.link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    element?.addEventListener('click', choose);
    return () => {
      element?.removeEventListener('click', choose);
    };
  }, [strip]);
}
