import { ClientOnly } from '../../ui/client-only/ClientOnly';
import * as styles from './Footer.module.css';

/** Opens the settings of cookies: the dock, which is loaded later, listens for it. Without scripts nothing is tracked. */
export function CookieSettingsButton() {
  return (
    <ClientOnly>
      <button type="button" className={styles.cookies} data-cookies="">
        {TEXTS.cookies.settings}
      </button>
    </ClientOnly>
  );
}
