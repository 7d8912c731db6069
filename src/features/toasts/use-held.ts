import { useEffect, useState, type RefObject } from 'react';

function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

/** Whether the visitor is at the toast, by pointer or focus, or away from the page. */
export function useHeld(toast: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(isAway);

  useEffect(() => {
    const { current } = toast;
    if (current === null) return undefined;
    let pointed = false;
    let focused = false;
    function handlerOf(note: () => void) {
      return () => {
        note();
        setHeld(pointed || focused || isAway());
      };
    }
    const listening = new AbortController();
    const { signal } = listening;
    const look = handlerOf(() => undefined);
    const over = handlerOf(() => (pointed = true));
    const off = handlerOf(() => (pointed = false));
    const entered = handlerOf(() => (focused = true));
    const left = handlerOf(() => (focused = false));
    current.addEventListener('pointerenter', over, { signal });
    current.addEventListener('pointerleave', off, { signal });
    current.addEventListener('focusin', entered, { signal });
    current.addEventListener('focusout', left, { signal });
    window.addEventListener('focus', look, { signal });
    window.addEventListener('blur', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      listening.abort();
    };
  }, [toast]);

  return held;
}
