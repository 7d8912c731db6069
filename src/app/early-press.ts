declare global {
  interface Window {
    earlyPress?: HTMLButtonElement | null;
  }
}

/** Runs in the head of every page: remembers the button that a visitor presses before the scripts have loaded. */
export const earlyPressScript = 'onclick=({target:t})=>earlyPress=t.closest("button")';

/** Leaves presses to React, which handles them itself once it has hydrated the page. */
export function stopRememberingPresses(): void {
  window.onclick = null;
}

/**
 * Repeats a press that came before the page could respond; to be called once the page is rendered. A press that submits
 * a form is not repeated: the browser has sent the form already.
 */
export function repeatEarlyPress(): void {
  if (window.earlyPress?.type !== 'submit') window.earlyPress?.click();
}
