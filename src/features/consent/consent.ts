import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-store';

const cookieName = 'CookieConsent';
const lifetimeDays = 365;

export type Consent = 'accepted' | 'declined';

const { subscribe, notify } = createListeners();

/** Stores the visitor's choice for a year. */
export function saveConsent(consent: Consent): void {
  Cookies.set(cookieName, consent, { expires: lifetimeDays, sameSite: 'Lax', path: '/' });
  notify();
}

function hasAnswered(): boolean {
  return Cookies.get(cookieName) !== undefined;
}

/** Returns whether the visitor has chosen; true in the HTML of the build, which has no notice. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => true);
}
