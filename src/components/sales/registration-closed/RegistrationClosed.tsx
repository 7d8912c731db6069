import type { ContactProps } from '../../../page-data/common-props';

interface RegistrationClosedProps {
  /** The text before the telephone number. */
  readonly text: string;
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
}

/** Replaces the register button once the deadline has passed; for the line below a buyer's actions. */
export function RegistrationClosed({ text, contact }: RegistrationClosedProps) {
  return (
    <p>
      {text} <a href={contact.phoneHref}>{contact.phone}</a>.
    </p>
  );
}
