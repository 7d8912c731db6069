/** Returns the hash of the same anchor written as an element's id, which has no spaces; empty for an invalid hash. */
export function validHash(hash: string): string {
  try {
    decodeURIComponent(hash);
  } catch {
    return '';
  }
  return hash.replace(/%20/g, '-');
}

type Navigate = (to: string, options: { readonly replace: true; readonly state: object }) => unknown;

/**
 * Goes from #Private%20Sale, as an anchor may be written elsewhere, to #Private-Sale in the same history entry, so that
 * the page scrolls there. To be called after each change of the address; the first one is translated before the router
 * reads it.
 */
export function translateHash(
  { location, history }: Pick<Window, 'location' | 'history'>,
  navigate: Navigate,
): void {
  const { pathname, search, hash } = location;
  const valid = validHash(hash);
  if (valid === hash) return;
  const state: unknown = history.state;
  void navigate(pathname + search + valid, {
    replace: true,
    state: typeof state === 'object' && state !== null ? state : {},
  });
}
