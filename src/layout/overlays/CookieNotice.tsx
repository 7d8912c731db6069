import { useSyncExternalStore } from 'react';
import { saveConsent } from '../../features/consent/consent';
import type { Consent } from '../../features/consent/stored-consent';
import { startsDenied } from '../../features/consent/tracking-consent';
import { Button } from '../../ui/button/Button';
import { focusMain } from '../../ui/interaction/focus-main';
import * as styles from './CookieNotice.module.css';

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Returns whether tracking waits for consent where the visitor is; false in the HTML of the build. */
function useZoneStartsDenied(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => startsDenied(TRACKING.deniedTimeZones),
    () => false,
  );
}

/** The build leaves this out of the script if no tracking is configured or no region starts denied. */
const useStartsDenied = TRACKING.startsDeniedSomewhere ? useZoneStartsDenied : () => false;

/** Requests consent to cookies; the two buttons have equal weight. */
export function CookieNotice() {
  const startsOff = useStartsDenied();

  /**
   * The notice closes together with its buttons. One that was pressed before scripts had loaded may no longer have the
   * focus.
   */
  function answer(consent: Consent): void {
    if (document.activeElement?.parentElement?.className === styles.answers) focusMain();
    saveConsent(consent);
  }

  return (
    <section className={styles.notice} aria-label={TEXTS.cookies.label}>
      <p>
        <b>{TEXTS.cookies.heading}</b>
        {` ${TEXTS.cookies.text} ${TRACKING.startsDeniedSomewhere && startsOff ? TEXTS.cookies.startsOff : TEXTS.cookies.startsOn}`}
      </p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            answer('declined');
          }}
        >
          {TEXTS.cookies.decline}
        </Button>
        <Button
          onClick={() => {
            answer('accepted');
          }}
        >
          {TEXTS.cookies.accept}
        </Button>
      </div>
    </section>
  );
}
