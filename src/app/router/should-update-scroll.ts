import { isScrollKept } from '../modals/keep-scroll';
import { isAtAnchor, isScrolledByBrowser } from './browser-scroll';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The router's description of a step, or of the first page of a visit. */
interface Step {
  readonly prevRouterProps?: { readonly location: Address };
  readonly routerProps: { readonly location: Address & { readonly action?: string } };
  /** Returns the position that the router has saved for an entry of the history. */
  readonly getSavedScrollPosition: (location: Address) => readonly [number, number];
}

/** True when a link or an address has opened the page, rather than a reload or a step back. */
function wasOpenedAnew(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === 'navigate');
}

/** Goes to a saved position, and stays there while the page grows. */
function restore(y: number): void {
  window.scrollTo(0, y);
  // Without this script the position is not kept while the page grows, which is no reason to load the page again.
  import(/* webpackChunkName: "poll" */ './hold-scroll').then(
    ({ holdScroll }) => {
      holdScroll(y);
    },
    () => undefined,
  );
}

/**
 * Returns whether the router is to scroll: to the hash, to the position that it has saved, or to the top. By default it
 * would scroll to the hash on the way back as well, to the position of an earlier visit on a new one, and would miss
 * the position on a page that is not yet as high as it was.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: Step): boolean {
  if (isScrollKept()) return false;
  const before = prevRouterProps?.location;
  const [, saved] = getSavedScrollPosition(location);
  if (before === undefined) {
    // The development server sends no HTML in which the browser could find the anchor.
    if (wasOpenedAnew()) return process.env.NODE_ENV === 'development' && location.hash !== '';
    // On a reload, a browser scrolls to the anchor or to where the page was, whichever it does last. A visitor who has
    // moved on meanwhile is at neither.
    if (saved !== 0 && (location.hash === '' || isAtAnchor(location.hash))) restore(saved);
    return false;
  }
  if (isScrolledByBrowser(before, location)) return false;
  if (location.action === 'PUSH' || saved === 0) return true;
  restore(saved);
  return false;
}
