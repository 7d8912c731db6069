import { accountLinkClicked } from '../../../features/auth/account-link';
import { useVisitor } from '../../../features/auth/visitor';
import { buttonClass, type ButtonAppearance } from '../../../ui/button-link/button-class';
import { Link } from '../../../ui/link/Link';
import * as strangers from '../../../features/auth/Strangers.module.css';
import { handleContactLinkClick } from '../../../features/contact/handle-contact-link-click';
import * as styles from './RegisterButton.module.css';

interface RegisterButtonProps extends Pick<ButtonAppearance, 'kind'> {
  /** Where the engine registers people. */
  readonly href: string;
  readonly contactPage: string;
}

/**
 * The way to take part; who is signed in has registered, and is offered a talk instead. The HTML holds the longer words
 * alone; the shorter ones stand in the same room.
 */
export function RegisterButton({ href, contactPage, kind = 'secondary' }: RegisterButtonProps) {
  const visitor = useVisitor();
  const register = 'Register To Bid';
  if (visitor.kind === 'anonymous') {
    return (
      <Link
        href={href}
        className={`${buttonClass({ kind })} ${strangers.stranger}`}
        onClick={accountLinkClicked('register')}
      >
        {register}
      </Link>
    );
  }
  return (
    <Link href={contactPage} className={buttonClass({ kind })} onClick={handleContactLinkClick}>
      <span className={styles.labels}>
        <span aria-hidden="true">{register}</span>
        <span>Contact Us</span>
      </span>
    </Link>
  );
}
