import { scrollToAnchor } from './browser-scroll';
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
  scrollToAnchor(window, valid);
}

interface EarlySteps {
  /** Has the browser load the page of the address. */
  readonly reload: () => void;
  /** Has the router go to an address, in the same entry of the history and with its state. */
  readonly follow: (to: string, state: object) => void;
}

/** Returns the state that the router has stored with a history entry; it has a key if the router made the entry. */
function routerState(state: unknown): { readonly key?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Gatsby's runtime can't follow a step through the history to another page before it has rendered the first one: it
 * would blank the page. Until then the page that is stepped to is loaded by the browser. A link that is followed after
 * hydration but before the router's first effects changes only the address, so it is followed once more.
 *
 * @returns A function that ends this, to be called once the router listens.
 */
export function guardEarlySteps(window: Window, { reload, follow }: EarlySteps): () => void {
  const { location, history } = window;
  const { pathname } = location;
  const { key } = routerState(history.state);
  function onPopState(): void {
    if (location.pathname !== pathname) reload();
  }
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    const state = routerState(history.state);
    if (state.key !== undefined && state.key !== key)
      follow(location.pathname + location.search + location.hash, state);
  };
}
