type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * True when the browser scrolls to the anchor of the address by itself: by a link or a step within a page. Gatsby would
 * scroll there a second time once it has rendered, and take a visitor back who has moved on meanwhile, even between the
 * two halves of a press.
 *
 * @param before Address before the step.
 */
export function isScrolledByBrowser(before: Address, now: Address & { readonly action?: unknown }): boolean {
  // Only steps of the router have an action.
  return (
    now.hash !== '' &&
    now.action !== 'PUSH' &&
    before.pathname === now.pathname &&
    before.search === now.search
  );
}

/** Scrolls to where a hash leads, if it leads anywhere. The hash can be decoded: `validHash` has seen it. */
export function scrollToAnchor({ document }: Window, hash: string): void {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/** True when the page is scrolled to the anchor of its address. */
export function isAtAnchor(hash: string): boolean {
  const y = window.scrollY;
  scrollToAnchor(window, hash);
  const stands = window.scrollY === y;
  window.scrollTo(0, y);
  return stands;
}
