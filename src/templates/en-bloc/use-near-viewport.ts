import { useEffect, useState, type RefObject } from 'react';

/** How far above or below the window something counts as near. */
const reach = '800px 0px';

/** Whether an element has come near the window since the page stands. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: reach },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return near;
}
