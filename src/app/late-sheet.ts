import { resolveLateStyles } from '../features/navigation/late-styles';

/** Of the element that names the sheet for browsers without scripts. */
export const lateSheetId = 'late';

/**
 * Loads the styles that pages do not need at rest: hover, print, and the looks of whatever opens. A script's
 * sheet blocks nothing. A sheet that fails to load counts as loaded: menus without looks are better than none.
 */
export function loadLateSheet(document: Document): void {
  const href = /href="([^"]+)"/.exec(document.getElementById(lateSheetId)?.textContent ?? '')?.[1];
  if (href === undefined) {
    resolveLateStyles();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolveLateStyles;
  link.onerror = resolveLateStyles;
  document.head.append(link);
}
