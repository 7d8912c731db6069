declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Runs in the head of every page: keeps the button that a visitor presses while the scripts are on their way, for
 * `gatsby-browser.tsx` to press it again. Once React has taken the page over, which it notes on the root element, it
 * answers presses itself.
 */
export const earlyPressScript =
  'onclick=({target:t})=>Object.keys(___gatsby)[0]||(earlyPress=t.closest("button"))';
