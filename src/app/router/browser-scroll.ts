type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * True when the browser scrolls to the anchor of the address by itself: on the page that it has loaded, and by a link or
 * a step within that page. Gatsby would scroll there a second time once it has rendered, and take a visitor back who has
 * moved on meanwhile, even between the two halves of a press.
 *
 * @param before Address before the step; undefined for the page that the browser has loaded.
 */
export function isScrolledByBrowser(
  before: Address | undefined,
  now: Address & { readonly action?: unknown },
): boolean {
  if (now.hash === '') return false;
  // The development server sends no HTML to scroll.
  if (before === undefined) return process.env.NODE_ENV !== 'development';
  // Only steps of the router have an action.
  return now.action !== 'PUSH' && before.pathname === now.pathname && before.search === now.search;
}
