declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Runs in the head of every page: keeps the button that a visitor presses while the scripts are on their way. Once
 * React has taken the page over, which it notes on the root element, it answers presses itself.
 */
export const earlyPressScript =
  'onclick=({target:t})=>Object.keys(___gatsby)[0]||(earlyPress=t.closest("button"))';

/** Presses again what was pressed before the page could respond; to be called once it is rendered. */
export function repeatEarlyPress(): void {
  window.earlyPress?.click();
}
