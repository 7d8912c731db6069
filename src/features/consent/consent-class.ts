/** The class on the root element while the visitor has not chosen; without scripts it is never set. */
const unanswered = 'unanswered';

/** Matches the cookies of a visitor who has chosen. */
const consentCookiePattern = /CookieConsent=./;

/** Returns whether the browser declines for its visitor (Global Privacy Control). */
export function isDeclinedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Returns whether there is nothing to ask: the visitor has chosen about cookies, or the browser has. */
export function hasAnswered(): boolean {
  return consentCookiePattern.test(document.cookie) || isDeclinedByBrowser();
}

/**
 * Runs in the head of every page, before it is painted: the HTML of each page holds the cookie notice, which is shown
 * only to visitors who have not chosen. The script is the same on every page.
 */
export const consentClassScript = `${String(consentCookiePattern)}.test(document.cookie)||navigator.globalPrivacyControl||document.documentElement.classList.add("${unanswered}")`;

/** Hides the notice; to be called when the visitor has chosen. */
export function removeUnansweredClass(): void {
  document.documentElement.classList.remove(unanswered);
}
