import { subscribeToRouteChanges } from '../../features/navigation/route-changes';

/**
 * Hides from the router how the browser scrolls on the way back while the page of the step before is still shown: the
 * router would save the position for that page.
 */
export function ignorePassingScroll(): void {
  let shown = location.pathname;
  subscribeToRouteChanges(() => {
    shown = location.pathname;
  });
  window.addEventListener(
    'scroll',
    (event) => {
      if (location.pathname !== shown) event.stopImmediatePropagation();
    },
    { capture: true, passive: true },
  );
}
