/**
 * Returns whether the page is a copy that was kept on the device, which knows no current status; false in the build. The
 * worker that serves it marks it (src/model/derive/offline/offline-copies.ts).
 */
export function isSavedCopy(): boolean {
  return typeof document === 'object' && 'saved' in document.documentElement.dataset;
}
