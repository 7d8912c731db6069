import { saveConsent } from '../../features/consent/consent';
import { Button } from '../../ui/button/Button';
import * as styles from './CookieNotice.module.css';

/** Asks once about cookies; two equal answers. */
export function CookieNotice() {
  return (
    <section className={styles.notice} aria-label="Cookies and tracking">
      <p>
        <b>Cookies and tracking.</b> We use them to count visits and to show our sales to people who looked at
        land. They are on unless you decline.
      </p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            saveConsent('declined');
          }}
        >
          Decline
        </Button>
        <Button
          onClick={() => {
            saveConsent('accepted');
          }}
        >
          Accept
        </Button>
      </div>
    </section>
  );
}
