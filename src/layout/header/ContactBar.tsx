import type { HeaderProps } from '../../page-data/shell-props';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './ContactBar.module.css';

const icons = { Facebook: 'facebook', Instagram: 'instagram', YouTube: 'youtube' } as const;

/** Telephone, e-mail and social links above the header. */
export function ContactBar({ contact, social, notice }: Pick<HeaderProps, 'contact' | 'social' | 'notice'>) {
  return (
    <div className={styles.contactBar}>
      <a href={contact.phoneHref}>
        <Icon name="phone" />
        {contact.phone}
      </a>
      <a href={contact.emailHref}>
        <Icon name="mail" />
        <span className={styles.address}>{contact.email}</span>
        <span className={styles.short}>E-mail us</span>
      </a>
      {notice !== null && <span className={styles.notice}>{notice}</span>}
      <ul>
        {social.map(({ label, href }) => (
          <li key={label}>
            <a href={href} aria-label={label}>
              <Icon name={icons[label]} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
