/** The queue that Google's scripts read; entries are objects, and the arguments of gtag. */
type DataLayer = unknown[];

declare global {
  interface Window {
    dataLayer?: DataLayer;
    gtag?: ((...command: unknown[]) => void) | undefined;
  }
}

/**
 * Replaces the queue with one that no script reads. gatsby-plugin-google-tagmanager adds to it on every page, whether
 * the visitor has agreed or not.
 *
 * @returns The previous queue.
 */
export function detachDataLayer(): DataLayer {
  const before = window.dataLayer ?? [];
  window.dataLayer = [];
  return before;
}
