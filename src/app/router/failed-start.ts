declare global {
  interface Window {
    /** Loads the page again unless this was done last for the same address; missing once the page has started. */
    reloadOnce?: (() => void) | undefined;
  }
}

/**
 * Runs in the head of every page: loads the page again, once, when one of its own scripts cannot be loaded before the
 * page has started. Without the script the page can be read, but its menus do nothing. Third-party scripts, which a
 * filter may block, have no hash and don't count, and without a network the page stays as it is. The tab keeps the
 * address for which this was done last, so that nothing can repeat it.
 */
export const failedStartScript =
  'reloadOnce=()=>navigator.onLine&&sessionStorage.reloaded!=location&&(sessionStorage.reloaded=location,location.reload());' +
  'addEventListener("error",({target:t})=>t.integrity&&window.reloadOnce?.(),!0)';

/**
 * Does the same when Gatsby gives up because the data of the page or the shell could not be loaded: it throws an error
 * that no caller can catch.
 */
export function recoverFailedStart(window: Window): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (window.reloadOnce === undefined || !(reason instanceof Error)) return;
    // Errors of third-party scripts are not handled here.
    if (reason.stack?.includes(window.location.origin) !== true) return;
    event.preventDefault();
    // eslint-disable-next-line no-console -- There is no other log in a browser.
    console.error(`The page ${window.location.pathname} could not start.`, reason);
    window.reloadOnce();
  });
}

/** To be called once the page has started: from then on it has its own ways to recover. */
export function endFailedStart(window: Window): void {
  window.reloadOnce = undefined;
}
