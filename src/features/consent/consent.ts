import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-store';
import { consentCookiePattern, hasAnswered, removeUnansweredClass } from './consent-class';

const lifetimeSeconds = 365 * 86_400;

export type Consent = 'accepted' | 'declined';

const { subscribe, notify } = createListeners();

/** What was chosen in this window: there is no cookie of it where the browser stores none. */
let chosen: Consent | null = null;

/** Runs when the visitor has chosen in this window. */
export const subscribeToConsent = subscribe;

/** Stores the visitor's choice for a year; where the browser stores no cookies, until the page is loaded again. */
export function saveConsent(consent: Consent): void {
  chosen = consent;
  document.cookie = `CookieConsent=${consent}; path=/; max-age=${String(lifetimeSeconds)}; samesite=lax`;
  removeUnansweredClass();
  notify();
}

/** Returns the visitor's choice, which may be of another tab or visit; null before there is one. */
export function storedConsent(): Consent | null {
  const [, choice] = consentCookiePattern.exec(document.cookie) ?? [];
  return choice === 'accepted' || choice === 'declined' ? choice : chosen;
}

/** Returns whether the visitor has chosen; false in the HTML of the build, where a class hides the notice. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => false);
}
