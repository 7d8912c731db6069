import { useEffect } from 'react';
import { closeCookieSettings } from '../../features/consent/cookie-settings';
import type { DockPartsProps } from './DockParts';
import { useCookieSettings } from './use-cookie-settings';

/** Loaded when it is needed, because its styles would be in the HTML of every page. */
async function tellFailure(): Promise<void> {
  const { showToast } = await import('../../features/toasts/toasts');
  showToast({ kind: 'cookies', tone: 'bad', message: TEXTS.messages.saleDataFailed });
}

/** Replaces the bars that could not be loaded: says so to a visitor who has asked for the settings of cookies. */
export function DockFallback({ dock, answered }: DockPartsProps) {
  const opener = useCookieSettings(dock, answered);
  useEffect(() => {
    if (opener === null) return;
    void tellFailure();
    closeCookieSettings();
  }, [opener]);
  return null;
}
