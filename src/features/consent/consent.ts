import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-store';
import { hasAnswered, removeUnansweredClass } from './consent-class';
import { storeConsent, type Consent } from './stored-consent';

const { subscribe, notify } = createListeners();

/** Runs when the visitor has chosen in this window. */
export const subscribeToConsent = subscribe;

/** Stores the visitor's choice, and hides the notice. */
export function saveConsent(consent: Consent): void {
  storeConsent(consent);
  removeUnansweredClass();
  notify();
}

/** Returns whether the visitor has chosen; false in the HTML of the build, where a class hides the notice. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => false);
}
