import type { ContactProps, LinkProps } from '../../../page-data/common-props';
import type { RegistrationProps } from '../../../page-data/registration';
import { useDeadlinePassed } from '../../../features/sale-status/use-deadline-passed';
import type { ButtonAppearance } from '../../../ui/button-link/button-class';
import { RegisterButton } from '../register-button/RegisterButton';
import * as styles from './Registration.module.css';

interface RegistrationComponentProps extends Pick<ButtonAppearance, 'kind'> {
  readonly registration: RegistrationProps;
  /** Registration on the engine, and the page for questions; without them there is no button. */
  readonly links?: { readonly register: LinkProps; readonly contact: LinkProps };
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
}

/**
 * The button that registers a buyer, and below the buttons beside it the deadline; after the deadline, whom to call.
 * The HTML of the build has both texts, of which a script of the page shows one before React takes over.
 */
export function Registration({ registration, links, contact, kind }: RegistrationComponentProps) {
  const { deadline, openText, closedText } = registration;
  const passed = useDeadlinePassed(deadline, registration.passed);
  const shown = passed === null ? styles.byClock : '';
  return (
    <>
      {links !== undefined && passed !== true && (
        <span className={`${styles.button} ${shown}`}>
          <RegisterButton {...links} kind={kind} />
        </span>
      )}
      {deadline !== null && (
        <p className={`${styles.text} ${shown}`} data-deadline={passed === true ? undefined : deadline}>
          {passed !== true && <span className={styles.open}>{openText}</span>}
          {passed !== false && <span className={styles.closed}>{closedText}</span>}{' '}
          <a href={contact.phoneHref}>{contact.phone}</a>.
        </p>
      )}
    </>
  );
}
