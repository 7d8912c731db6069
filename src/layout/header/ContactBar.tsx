import type { HeaderProps } from '../../page-data/shell-props';
import { Icon } from '../../ui/icon/Icon';
import { SocialLinks } from '../social-links/SocialLinks';
import * as styles from './ContactBar.module.css';

/**
 * Telephone, e-mail and social links above the header; on a small screen the social links are in the drawer and the
 * footer.
 */
export function ContactBar({ contact, social }: Pick<HeaderProps, 'contact' | 'social'>) {
  return (
    <div className={styles.contactBar}>
      <a href={contact.phoneHref}>
        <Icon name="phone" />
        {contact.phone}
      </a>
      <a href={contact.emailHref}>
        <Icon name="mail" />
        <span className={styles.address}>{contact.email}</span>
        <span className={styles.short}>{TEXTS.contact.emailUs}</span>
      </a>
      <SocialLinks social={social} />
    </div>
  );
}
