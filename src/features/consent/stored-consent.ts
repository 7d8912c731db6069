// This file has no side effects, so that webpack leaves it out of the scripts that do not use it.

export type Consent = 'accepted' | 'declined';

/**
 * Matches the cookies of a visitor who has chosen; its group is the choice. Third-party tools set cookies of this name
 * as well, also for all hosts of a domain. It is short because it is in every page.
 */
export const consentCookiePattern = /\bCookieConsent=(accepted|declined)\b/;

/** The choice in this window, for browsers that store no cookies. */
let chosen: Consent | null = null;

const lifetimeSeconds = 365 * 86_400;

/** Stores the visitor's choice for a year; where the browser stores no cookies, until the page is loaded again. */
export function storeConsent(consent: Consent): void {
  chosen = consent;
  document.cookie = `CookieConsent=${consent}; path=/; max-age=${String(lifetimeSeconds)}; samesite=lax`;
}

/** Returns the visitor's choice, which may come from another tab or visit; null before there is one. */
export function storedConsent(): Consent | null {
  const [, choice] = consentCookiePattern.exec(document.cookie) ?? [];
  return choice === 'accepted' || choice === 'declined' ? choice : chosen;
}
