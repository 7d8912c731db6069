import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from '../../lib/observe-visibility';

/**
 * Returns whether an element has been near the window; once true, it stays true.
 *
 * @param reach Distance above or below the window that counts as near, as a CSS length.
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
