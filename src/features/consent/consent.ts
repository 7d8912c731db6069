import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-store';
import { hasAnswered, removeUnansweredClass } from './consent-class';

const lifetimeSeconds = 365 * 86_400;

export type Consent = 'accepted' | 'declined';

const { subscribe, notify } = createListeners();

/** Runs when the visitor has chosen in this window. */
export const subscribeToConsent = subscribe;

/** Stores the visitor's choice for a year. */
export function saveConsent(consent: Consent): void {
  document.cookie = `CookieConsent=${consent}; path=/; max-age=${String(lifetimeSeconds)}; samesite=lax`;
  removeUnansweredClass();
  notify();
}

/** Returns whether the visitor has chosen; false in the HTML of the build, where a class hides the notice. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => false);
}
