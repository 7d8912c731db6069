import { saveConsent } from '../../features/consent/consent';
import { Button } from '../../ui/button/Button';
import * as styles from './CookieNotice.module.css';

/** Requests consent to cookies; the two buttons have equal weight. */
export function CookieNotice() {
  return (
    <section className={styles.notice} aria-label={TEXTS.cookies.label}>
      <p>
        <b>{TEXTS.cookies.heading}</b>
        {` ${TEXTS.cookies.text}`}
      </p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            saveConsent('declined');
          }}
        >
          {TEXTS.cookies.decline}
        </Button>
        <Button
          onClick={() => {
            saveConsent('accepted');
          }}
        >
          {TEXTS.cookies.accept}
        </Button>
      </div>
    </section>
  );
}
