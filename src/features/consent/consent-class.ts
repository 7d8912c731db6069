import { consentCookiePattern } from './stored-consent';

/** The class on the root element while the visitor has not chosen; without scripts it is never set. */
const unanswered = 'unanswered';

/**
 * Runs in the head of every page, before it is painted: the HTML of each page holds the cookie notice, which is shown
 * only to visitors who have not chosen, and whose browser does not decline for them (Global Privacy Control). The script
 * is the same on every page.
 */
export const consentClassScript = `${String(consentCookiePattern)}.test(document.cookie)||navigator.globalPrivacyControl||document.documentElement.classList.add("${unanswered}")`;

/** Returns true if there is nothing to ask, according to the script of the head. */
export function hasAnswered(): boolean {
  return !document.documentElement.classList.contains(unanswered);
}

/** Hides the notice; to be called when the visitor has chosen. */
export function removeUnansweredClass(): void {
  document.documentElement.classList.remove(unanswered);
}
