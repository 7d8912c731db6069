import { createStore } from '../../lib/create-store';

/**
 * The button that has opened the settings of cookies; null while they are closed. Kept here because the button may be
 * pressed before the settings have loaded.
 */
export const cookieSettingsOpener = createStore<HTMLElement | null>(null);

/** Closes the settings of cookies. */
export function closeCookieSettings(): void {
  cookieSettingsOpener.set(null);
}

/** Resolves when the visitor has opened the settings of cookies. */
export function cookieSettingsOpened(): Promise<void> {
  return new Promise((resolve) => {
    cookieSettingsOpener.subscribe(resolve);
  });
}
