import { validHash } from './translate-hash';

/**
 * Corrects the hash of the address before the router reads it: Gatsby would blank the page for a hash that can't be
 * decoded, and #Private%20Sale, as the anchor may be written elsewhere, means #Private-Sale.
 */
export function correctHash(window: Window): void {
  const { pathname, search, hash } = window.location;
  const valid = validHash(hash);
  if (valid === hash) return;
  window.history.replaceState(window.history.state, '', pathname + search + valid);
  // The browser has looked for the anchor as it was written.
  window.document.getElementById(decodeURIComponent(valid.slice(1)))?.scrollIntoView();
}

/**
 * Gatsby's runtime can't follow a step through the history to another page before it has rendered the first one: it
 * would blank the page. Until then the page that is stepped to is loaded by the browser.
 *
 * @returns A function that ends this, to be called once the page is rendered.
 */
export function reloadOnEarlyStep(window: Window, reload: () => void): () => void {
  const { pathname } = window.location;
  function onPopState(): void {
    if (window.location.pathname !== pathname) reload();
  }
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
  };
}
