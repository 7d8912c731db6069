import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Tracks whether a visitor interacts with an element: a pointer is over it, or the focus is within it. Touch
 * does not count, as it has no end after which the interaction would be over.
 *
 * @param idleMs Time in milliseconds without a movement after which a pointer no longer counts.
 * @returns The state, and the handlers for the element.
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
