import { useEffect, type RefObject } from 'react';
import { closeCookieSettings, cookieSettingsOpener } from '../../features/consent/cookie-settings';
import { useStore } from '../../ui/store/use-store';

/**
 * Returns the button that has opened the settings of cookies; null while they are closed. While the notice is open,
 * which asks the same question, the button focuses the notice.
 *
 * @param dock The element that holds the notice.
 * @param answered True when the visitor has answered the notice.
 */
export function useCookieSettings(
  dock: RefObject<HTMLElement | null>,
  answered: boolean,
): HTMLElement | null {
  const opener = useStore(cookieSettingsOpener, null);
  useEffect(() => {
    if (opener === null || answered) return;
    dock.current?.querySelector('button')?.focus();
    closeCookieSettings();
  }, [dock, answered, opener]);
  return answered ? opener : null;
}
