import { resolveDeferredStyles } from '../features/navigation/deferred-styles';

/** Id of the element that holds the address of the sheet for browsers without scripts. */
export const deferredStylesId = 'deferred-styles';

/**
 * Loads the styles that no page needs at first: hover, print, and those of menus and dialogs. A sheet that a
 * script adds blocks nothing. One that fails to load counts as loaded: menus without styles are better than
 * none.
 */
export function loadDeferredStyles(document: Document): void {
  const href = /href="([^"]+)"/.exec(document.getElementById(deferredStylesId)?.textContent ?? '')?.[1];
  if (href === undefined) {
    resolveDeferredStyles();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolveDeferredStyles;
  link.onerror = resolveDeferredStyles;
  document.head.append(link);
}
