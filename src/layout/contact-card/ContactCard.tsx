import type { ContactProps } from '../../model/derive/pages/parts';
import * as styles from './ContactCard.module.css';

/** How to reach the company, and when somebody answers. */
export function ContactCard({ contact }: { readonly contact: ContactProps }) {
  return (
    <address className={styles.contact}>
      <a href={contact.phoneHref}>{contact.phone}</a>
      <a href={contact.emailHref}>{contact.email}</a>
      <p>{contact.hours}</p>
      <p>{contact.responseNote}</p>
    </address>
  );
}
