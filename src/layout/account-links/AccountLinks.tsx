import { accountLinkClicked } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import type { AccountProps } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import { ContactLink } from '../../components/contact/contact-link/ContactLink';
import * as strangers from '../../features/auth/Strangers.module.css';

function visitorLinks({ login, register, profile, logout }: AccountProps, signedIn: boolean) {
  return signedIn
    ? ([
        { label: 'View Account', href: profile, operation: 'editAccount' },
        { ...logout, operation: 'unauthenticate' },
      ] as const)
    : ([
        { ...login, operation: 'authenticate' },
        { ...register, operation: 'register' },
      ] as const);
}

/** What a visitor may do with an account: log in and register, or look after it and log out; and write to us. */
export function AccountLinks({ account }: { readonly account: AccountProps }) {
  const signedIn = useVisitor().kind === 'signed in';
  return (
    <ul>
      {visitorLinks(account, signedIn).map(({ label, href, operation }) => (
        <li key={operation} className={signedIn ? undefined : strangers.stranger}>
          <Link href={href} onClick={accountLinkClicked(operation)}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <ContactLink {...account.contact} />
      </li>
    </ul>
  );
}
