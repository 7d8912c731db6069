import type { PointerEvent } from 'react';
import { largeScreen } from '../../styles/large-screen';

/** Delays in milliseconds: a pointer that passes over opens nothing, and may leave briefly without closing the menu. */
const openAfterMs = 120;
const closeAfterMs = 240;

const canHover = `(hover: hover) and ${largeScreen}`;

export interface HoverIntent {
  /** To be called when the pointer enters a menu. */
  readonly enter: (event: PointerEvent, open: () => void) => void;
  /** To be called when the pointer leaves a menu. */
  readonly leave: (event: PointerEvent, close: () => void) => void;
  /** Cancels a pending opening or closing, because the visitor has done something else since. */
  readonly cancel: () => void;
}

/**
 * Opens a menu under a mouse that rests on it, and closes it after the mouse has left. Touch and pen open a menu only
 * by a press. One timer serves all menus of a header, so that a press, Esc or a change of route cancels it for any of
 * them.
 */
export function createHoverIntent(): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function cancel(): void {
    clearTimeout(timer);
  }
  function later({ pointerType }: PointerEvent, act: () => void, delayMs: number): void {
    if (pointerType !== 'mouse') return;
    cancel();
    if (window.matchMedia(canHover).matches) timer = setTimeout(act, delayMs);
  }
  return {
    enter: (event, open) => {
      later(event, open, openAfterMs);
    },
    leave: (event, close) => {
      later(event, close, closeAfterMs);
    },
    cancel,
  };
}
