import { createListeners } from '../../lib/create-store';

/** History operation of a change: a choice pushes an entry, so that Back undoes it; each typed letter replaces it. */
export type HistoryMode = 'push' | 'replace';

const listeners = createListeners(() => {
  addEventListener('popstate', follow, { capture: true });
  return () => {
    removeEventListener('popstate', follow, { capture: true });
  };
});

/** A query that the browser refused to put in the address bar, and the address that is still there. */
let refused: { readonly href: string; readonly search: string } | null = null;

interface CurrentUrl {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** The address that the page shows; null until the router has reported it once. */
let displayed: CurrentUrl | null = null;

/** To be called by the app after each change of the address by the router. */
export function recordCurrentUrl(): void {
  const { pathname: path, search, hash } = location;
  displayed = { path, search, hash };
}

/**
 * Handles Back and Forward. Where only the query differs, the router is not notified: it would request the page
 * again from the server, reload it if there is no response, and scroll to the top.
 */
function follow(event: PopStateEvent): void {
  const before = displayed;
  const { pathname, search, hash } = location;
  if (before !== null) recordCurrentUrl();
  if (before?.path === pathname && before.hash === hash && before.search !== search)
    event.stopImmediatePropagation();
  listeners.notify();
}

/**
 * Calls the listener when the query changes by `setQuery` or by Back and Forward. Returns a function that removes the
 * listener.
 */
export const subscribeToQuery = listeners.subscribe;

/** Returns the query of the address, as last changed. */
export function currentQuery(): string {
  return refused?.href === location.href ? refused.search : location.search;
}

/**
 * The state by which the router and its scroll positions identify this entry; a pushed entry gets a key of its own.
 */
function entryState(mode: HistoryMode): unknown {
  const state: unknown = history.state;
  if (mode === 'replace') return state;
  return { ...(typeof state === 'object' && state), key: String(Date.now()) };
}

/**
 * Updates the query in the address bar without a navigation, which would cause two requests and scroll to the
 * top.
 */
export function setQuery(search: string, mode: HistoryMode): void {
  if (search === currentQuery()) return;
  const address = `${location.pathname}${search}${location.hash}`;
  try {
    if (mode === 'push') history.pushState(entryState(mode), '', address);
    else history.replaceState(entryState(mode), '', address);
    refused = null;
    if (displayed !== null) recordCurrentUrl();
  } catch {
    // Safari allows a hundred changes in half a minute: the page continues, and a later change updates the address.
    refused = { href: location.href, search };
  }
  listeners.notify();
}
