import { handleAccountLinkClick } from '../../../features/auth/account-link';
import { useVisitor } from '../../../features/auth/visitor';
import type { LinkProps } from '../../../page-data/common-props';
import { buttonClass, type ButtonAppearance } from '../../../ui/button-link/button-class';
import { Link } from '../../../ui/link/Link';
import * as anonymousOnly from '../../../features/auth/AnonymousOnly.module.css';
import { handleContactLinkClick } from '../../../features/contact/handle-contact-link-click';
import * as styles from './RegisterButton.module.css';

interface RegisterButtonProps extends Pick<ButtonAppearance, 'kind'> {
  /** Registration on the engine. */
  readonly register: LinkProps;
  readonly contact: LinkProps;
}

/**
 * The link to register; signed-in visitors have registered, and get a link to the contact page instead. The HTML has
 * only the longer label; the shorter one takes the same space.
 */
export function RegisterButton({ register, contact, kind = 'secondary' }: RegisterButtonProps) {
  const visitor = useVisitor();
  if (visitor.kind === 'anonymous') {
    return (
      <Link
        href={register.href}
        className={`${buttonClass({ kind })} ${anonymousOnly.shown}`}
        onClick={handleAccountLinkClick('register')}
      >
        {register.label}
      </Link>
    );
  }
  return (
    <Link href={contact.href} className={buttonClass({ kind })} onClick={handleContactLinkClick}>
      <span className={styles.labels}>
        <span aria-hidden="true">{register.label}</span>
        <span>{contact.label}</span>
      </span>
    </Link>
  );
}
