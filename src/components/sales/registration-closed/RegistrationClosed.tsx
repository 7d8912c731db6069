import type { ContactProps } from '../../../page-data/common-props';

interface RegistrationClosedProps {
  /** The words before the telephone number. */
  readonly text: string;
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
}

/** What stands in place of registering once its deadline has passed; for the line below what a buyer can do. */
export function RegistrationClosed({ text, contact }: RegistrationClosedProps) {
  return (
    <p>
      {text} <a href={contact.phoneHref}>{contact.phone}</a>.
    </p>
  );
}
