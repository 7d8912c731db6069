import type { ShellProps } from '../../model/derive/pages/shell-props';
import * as styles from './ContactBar.module.css';

/** Telephone, e-mail and social links above the header. */
export function ContactBar({ contact, social, notice }: Pick<ShellProps, 'contact' | 'social' | 'notice'>) {
  return (
    <div className={styles.contactBar}>
      <a href={contact.phoneHref}>{contact.phone}</a>
      <a href={contact.emailHref}>{contact.email}</a>
      {notice !== null && <span className={styles.notice}>{notice}</span>}
      <ul>
        {social.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
