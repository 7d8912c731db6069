import { createStore } from '../../lib/create-store';

/**
 * The button that has opened the cookie settings; null while they are closed. Kept here because the button may be
 * pressed before the settings have loaded.
 */
export const cookieSettingsOpener = createStore<HTMLElement | null>(null);

/** Closes the cookie settings. */
export function closeCookieSettings(): void {
  cookieSettingsOpener.set(null);
}

/** Resolves when the visitor has opened the cookie settings. */
export function cookieSettingsOpened(): Promise<void> {
  return new Promise((resolve) => {
    cookieSettingsOpener.subscribe(resolve);
  });
}
