import type { ContactProps } from '../../../page-data/common-props';
import * as styles from './ContactCard.module.css';

interface ContactCardProps {
  readonly contact: ContactProps;
  /** True to show the telephone number in large figures. */
  readonly large?: boolean;
}

/** Contact details of the company, with its hours. */
export function ContactCard({ contact, large = false }: ContactCardProps) {
  return (
    <address className={large ? `${styles.contact} ${styles.large}` : styles.contact}>
      <a href={contact.phoneHref}>{contact.phone}</a>
      <a href={contact.emailHref}>{contact.email}</a>
      <p>{contact.hours}</p>
      <p>{contact.responseNote}</p>
    </address>
  );
}
