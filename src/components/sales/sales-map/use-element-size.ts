import { useLayoutEffect, useState, type RefObject } from 'react';
import type { MapPoint } from '../../../model/derive/map/map-projection';

/** Height of the map for each pixel of its width: on a phone it is a square. */
const heights = { small: 1, large: 0.75 };
const smallPx = 480;

/** The size of the map in an element of the page; null before the element is there. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapPoint | null {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    setWidth(Math.floor(element.current.clientWidth));
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  if (width === 0) return null;
  return [width, Math.round(width * (width < smallPx ? heights.small : heights.large))];
}
