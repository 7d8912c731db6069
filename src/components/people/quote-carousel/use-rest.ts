import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether what moves by itself should rest: under the pointer, with the focus in it, or where nobody sees it. */
export function useRest() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => true,
  );
  return {
    resting: pointed || focused || hidden,
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
