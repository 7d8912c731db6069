import type { ShellProps } from '../../model/derive/pages/shell-props';
import { Link } from '../../ui/link/Link';
import { ContactLink } from '../contact-link/ContactLink';

/** What a visitor who is not signed in may do: log in, register, write to us. */
export function AccountLinks({ account: { login, register, contact } }: Pick<ShellProps, 'account'>) {
  return (
    <ul>
      {[login, register].map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      <li>
        <ContactLink {...contact} />
      </li>
    </ul>
  );
}
