import { useEffect, type RefObject } from 'react';

/** Returns the index of the picture that a key leads to; null for all other keys. */
function keyTarget(key: string, index: number, last: number): number | null {
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'ArrowRight') return Math.min(index + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** Moves through pictures by the arrow keys, Home and End. */
export function useCarouselKeys(
  dialog: RefObject<HTMLElement | null>,
  index: number,
  last: number,
  show: (index: number) => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    function press(event: KeyboardEvent): void {
      // With modifier keys, the browser goes back and forward.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = keyTarget(event.key, index, last);
      if (next === null) return;
      event.preventDefault();
      show(next);
    }
    element?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('keydown', press);
    };
  }, [dialog, index, last, show]);
}
