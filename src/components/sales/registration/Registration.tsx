import type { ContactProps, LinkProps } from '../../../page-data/common-props';
import type { RegistrationProps } from '../../../page-data/registration';
import { useDeadlinePassed } from '../../../features/sale-status/use-deadline-passed';
import type { ButtonAppearance } from '../../../ui/button-link/button-class';
import { RegisterButton } from '../register-button/RegisterButton';
import * as styles from './Registration.module.css';

interface RegistrationComponentProps extends Pick<ButtonAppearance, 'kind'> {
  readonly registration: RegistrationProps;
  /** Registration on the engine, and the page for questions. */
  readonly links: { readonly register: LinkProps; readonly contact: LinkProps };
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
}

/**
 * The button that registers a buyer, and below the buttons beside it the deadline; after the deadline, the number to
 * call. The HTML of the build has both texts; a script of the page shows one of them before hydration.
 */
export function Registration({ registration, links, contact, kind }: RegistrationComponentProps) {
  const { deadline, openText, closedText } = registration;
  const passed = useDeadlinePassed(deadline, registration.passed);
  return (
    <>
      {closedText !== '' && (
        <p
          className={passed === null ? styles.byClock : styles.known}
          data-deadline={deadline}
          // The script of the page may have added its class.
          suppressHydrationWarning
        >
          {passed !== true && <span className={styles.open}>{openText}</span>}
          {passed !== false && <span className={styles.closed}>{closedText}</span>}{' '}
          <a href={contact.phoneHref}>{contact.phone}</a>.
        </p>
      )}
      {passed !== true && <RegisterButton {...links} kind={kind} />}
    </>
  );
}
