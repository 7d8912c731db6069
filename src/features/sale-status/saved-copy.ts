/**
 * Returns whether the page is a copy on the device, which has no current status; false in the build. The service worker
 * marks such copies (src/model/derive/offline/offline-copies.ts).
 */
export function isSavedCopy(): boolean {
  return typeof document === 'object' && 'saved' in document.documentElement.dataset;
}
