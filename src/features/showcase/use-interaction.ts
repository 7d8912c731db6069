import { useEffect, useRef, useState, type RefObject } from 'react';

/** A pointer that has not moved for so long was left lying on the screen. */
const idleMs = 60_000;

/** Whether a pointer moves over something, or the focus is within it. */
export function useInteraction(stage: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    function leave(): void {
      clearTimeout(timer.current);
      setPointed(false);
    }
    function move(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(leave, idleMs);
      setPointed(true);
    }
    function focus(): void {
      setFocused(true);
    }
    function blur(): void {
      setFocused(false);
    }
    const listeners = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', blur],
    ] as const;
    for (const [kind, listener] of listeners) current.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer.current);
      for (const [kind, listener] of listeners) current.removeEventListener(kind, listener);
    };
  }, [stage]);

  return pointed || focused;
}
