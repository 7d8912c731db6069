declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Runs in the head of every page: remembers the button that a visitor presses before the scripts have loaded. React
 * marks the root element when it has taken over the page; from then on it handles presses itself.
 */
export const earlyPressScript =
  'onclick=({target:t})=>Object.keys(___gatsby)[0]||(earlyPress=t.closest("button"))';

/** Repeats a press that came before the page could respond; to be called once the page is rendered. */
export function repeatEarlyPress(): void {
  window.earlyPress?.click();
}
