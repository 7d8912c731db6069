import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Tells what moves by itself to pause: under the pointer, with the focus in it, and in a hidden tab. */
export function usePauseOnInteraction() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => true,
  );
  return {
    paused: pointed || focused || hidden,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A finger leaves nothing behind that could go away again.
        if (pointerType !== 'touch') setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}
