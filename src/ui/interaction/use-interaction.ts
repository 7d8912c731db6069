import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether somebody looks closely at something: a pointer is over it, or the focus is within it. A finger does not
 * count, as it leaves nothing behind that could go away again.
 *
 * @param idleMs After so many milliseconds without a movement a pointer was left lying there, and counts no more.
 * @returns The answer, and the handlers for the element.
 */
export function useInteraction(idleMs?: number) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function leave(): void {
    clearTimeout(timer.current);
    setPointed(false);
  }

  function move({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (idleMs !== undefined) timer.current = setTimeout(leave, idleMs);
    setPointed(true);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    interacting: pointed || focused,
    handlers: {
      onPointerEnter: move,
      onPointerMove: move,
      onPointerLeave: leave,
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}
