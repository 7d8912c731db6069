import { useEffect, useRef, type PointerEvent } from 'react';

/** Long enough that a pointer on its way elsewhere opens nothing, and may cut a corner without closing. */
const openAfterMs = 120;
const closeAfterMs = 240;

const canHover = '(hover: hover) and (width >= 1024px)';

interface HoverHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/** Opens under a mouse that rests, and closes after it has left. A finger or a pen opens by a press alone. */
export function useHoverIntent(open: () => void, close: () => void): HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function later({ pointerType }: PointerEvent, act: () => void, delayMs: number): void {
    clearTimeout(timer.current);
    if (pointerType === 'mouse' && window.matchMedia(canHover).matches)
      timer.current = setTimeout(act, delayMs);
  }
  return {
    onPointerEnter: (event) => {
      later(event, open, openAfterMs);
    },
    onPointerLeave: (event) => {
      later(event, close, closeAfterMs);
    },
  };
}
