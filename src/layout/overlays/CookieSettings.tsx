import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { saveConsent } from '../../features/consent/consent';
import type { Consent } from '../../features/consent/stored-consent';
import { isDeclinedByBrowser, trackingConsent } from '../../features/consent/tracking-consent';
import { showToast } from '../../features/toasts/toasts';
import { Button } from '../../ui/button/Button';
import * as notice from './CookieNotice.module.css';
import * as styles from './CookieSettings.module.css';

interface CookieSettingsProps {
  /** The button that has opened it, which gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

function currentState(): string {
  if (isDeclinedByBrowser()) return TEXTS.cookies.declinedByBrowser;
  return trackingConsent(TRACKING.deniedTimeZones) === 'refused' ? TEXTS.cookies.off : TEXTS.cookies.on;
}

/** Says whether the visitor is tracked, and lets them change it, except where their browser has declined for them. */
export function CookieSettings({ opener, onClose }: CookieSettingsProps) {
  const section = useRef<HTMLElement>(null);
  const state = useId();
  useEffect(() => {
    section.current?.focus();
  }, []);

  function close(): void {
    onClose();
    opener.focus();
  }

  function choose(consent: Consent): void {
    saveConsent(consent);
    const message = consent === 'accepted' ? TEXTS.cookies.on : TEXTS.cookies.off;
    showToast({ kind: 'cookies', tone: 'good', message });
    close();
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') close();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc on any of its buttons closes it.
    <section
      ref={section}
      className={`${notice.notice} ${styles.settings}`}
      tabIndex={-1}
      aria-label={TEXTS.cookies.settings}
      aria-describedby={state}
      onKeyDown={closeOnEscape}
    >
      <p id={state}>
        <b>{TEXTS.cookies.heading}</b>
        {` ${TEXTS.cookies.text} ${currentState()}`}
      </p>
      <div className={notice.answers}>
        {isDeclinedByBrowser() ? (
          <Button onClick={close}>{TEXTS.cookies.close}</Button>
        ) : (
          <>
            <Button
              onClick={() => {
                choose('declined');
              }}
            >
              {TEXTS.cookies.decline}
            </Button>
            <Button
              onClick={() => {
                choose('accepted');
              }}
            >
              {TEXTS.cookies.accept}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
