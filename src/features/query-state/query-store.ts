/** Whether Back should undo the change: a choice is pushed, each letter typed replaces. */
export type HistoryMode = 'push' | 'replace';

const listeners = new Set<() => void>();

/** A query that the browser refused to show, and the address that it still shows. */
let refused: { readonly href: string; readonly search: string } | null = null;

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the query changes by `showQuery` or by Back and Forward; gives back what ends that. */
export function subscribeToQuery(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', announce);
  };
}

/** The query of the address, as last asked for. */
export function currentQuery(): string {
  return refused?.href === location.href ? refused.search : location.search;
}

/**
 * The state that the router and its scroll positions know this entry by; a pushed entry gets a key of its own.
 */
function entryState(mode: HistoryMode): unknown {
  const state: unknown = history.state;
  if (mode === 'replace') return state;
  return { ...(typeof state === 'object' && state), key: String(Date.now()) };
}

/**
 * Shows the query in the address bar without a navigation, which would ask the server twice and scroll to the top.
 */
export function showQuery(search: string, mode: HistoryMode): void {
  if (search === currentQuery()) return;
  const address = `${location.pathname}${search}${location.hash}`;
  try {
    if (mode === 'push') history.pushState(entryState(mode), '', address);
    else history.replaceState(entryState(mode), '', address);
    refused = null;
  } catch {
    // Safari allows a hundred changes in half a minute: the page goes on, the address follows with a later change.
    refused = { href: location.href, search };
  }
  announce();
}
