import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../../lib/observe-visibility';

/**
 * Whether an element has come near the window; it stays so.
 *
 * @param reach How far above or below the window is near, as CSS writes a length.
 */
export function useNearViewport(element: RefObject<Element | null>, reach: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return undefined;
    return observeVisibility(
      element.current,
      (visible) => {
        if (visible) setNear(true);
      },
      `${reach} 0px`,
    );
  }, [element, reach, near]);
  return near;
}
