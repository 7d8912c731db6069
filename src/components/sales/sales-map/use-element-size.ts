import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { MapPoint } from '../../../model/derive/map/map-projection';

/** Height of the map for each pixel of its width: on a phone it is a square. */
const heights = { small: 1, large: 0.75 };
const smallPx = 480;

/** Calls a listener when an element has another size, until the returned function is called. */
function observeSize({ current }: RefObject<HTMLElement | null>, notify: () => void): () => void {
  const observer = new ResizeObserver(notify);
  if (current !== null) observer.observe(current);
  return () => {
    observer.disconnect();
  };
}

/** The size of the map in an element of the page; null before the element is there. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapPoint | null {
  const subscribe = useCallback((notify: () => void) => observeSize(element, notify), [element]);
  const width = useSyncExternalStore(
    subscribe,
    () => Math.floor(element.current?.getBoundingClientRect().width ?? 0),
    () => 0,
  );
  if (width === 0) return null;
  return [width, Math.round(width * (width < smallPx ? heights.small : heights.large))];
}
