import type { ReactNode } from 'react';
import { handleAccountLinkClick } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import type { AccountProps } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import * as strangers from '../../features/auth/AnonymousOnly.module.css';

function visitorLinks({ login, register, profile, logout }: AccountProps, signedIn: boolean) {
  return signedIn
    ? ([
        { ...profile, operation: 'editAccount' },
        { ...logout, operation: 'unauthenticate' },
      ] as const)
    : ([
        { ...login, operation: 'authenticate' },
        { ...register, operation: 'register' },
      ] as const);
}

interface AccountLinksProps {
  readonly account: AccountProps;
  /** The link to the contact page. */
  readonly children: ReactNode;
}

/** What a visitor may do with an account: log in and register, or look after it and log out; and write to us. */
export function AccountLinks({ account, children }: AccountLinksProps) {
  const signedIn = useVisitor().kind === 'signed in';
  return (
    <ul>
      {visitorLinks(account, signedIn).map(({ label, href, operation }) => (
        <li key={operation} className={signedIn ? undefined : strangers.stranger}>
          <Link href={href} onClick={handleAccountLinkClick(operation)}>
            {label}
          </Link>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
