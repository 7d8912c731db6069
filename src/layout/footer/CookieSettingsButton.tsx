import { cookieSettingsOpener } from '../../features/consent/cookie-settings';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import * as styles from './Footer.module.css';

/** Opens the settings of cookies, which are in the dock. Without scripts nothing is tracked. */
export function CookieSettingsButton() {
  return (
    <ClientOnly>
      <button
        type="button"
        className={styles.cookies}
        onClick={({ currentTarget }) => {
          cookieSettingsOpener.set(currentTarget);
        }}
      >
        {TEXTS.cookies.settings}
      </button>
    </ClientOnly>
  );
}
