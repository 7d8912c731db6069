import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';

const cookieName = 'CookieConsent';
const lifetimeDays = 365;

export type Consent = 'accepted' | 'declined';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps the visitor's answer for a year. */
export function saveConsent(consent: Consent): void {
  Cookies.set(cookieName, consent, { expires: lifetimeDays, sameSite: 'Lax', path: '/' });
  for (const listener of listeners) listener();
}

function hasAnswered(): boolean {
  return Cookies.get(cookieName) !== undefined;
}

/** Whether the visitor has answered; in the HTML that the build makes nobody is asked. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, hasAnswered, () => true);
}
