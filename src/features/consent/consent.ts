import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/create-listeners';

const cookieName = 'CookieConsent';
const lifetimeDays = 365;

export type Consent = 'accepted' | 'declined';

const { subscribe, notify } = createListeners();

/** Keeps the visitor's answer for a year. */
export function saveConsent(consent: Consent): void {
  Cookies.set(cookieName, consent, { expires: lifetimeDays, sameSite: 'Lax', path: '/' });
  notify();
}

function hasAnswered(): boolean {
  return Cookies.get(cookieName) !== undefined;
}

/** Whether the visitor has answered; in the HTML that the build makes nobody is asked. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => true);
}
