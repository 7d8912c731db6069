import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { MapPoint } from '../../../model/derive/map/map-projection';

/** Returns the ratio of the map's height to its width: on a phone it is square. */
const heights = { small: 1, large: 0.75 };
const smallPx = 480;

/** Calls a listener whenever the size of an element changes, until the returned function is called. */
function observeSize({ current }: RefObject<HTMLElement | null>, notify: () => void): () => void {
  const observer = new ResizeObserver(notify);
  if (current !== null) observer.observe(current);
  return () => {
    observer.disconnect();
  };
}

/** Returns the size of the map in an element of the page; null before the element has mounted. */
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
