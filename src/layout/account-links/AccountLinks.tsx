import type { ReactNode } from 'react';
import { handleAccountLinkClick } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import type { AccountProps } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import * as anonymousOnly from '../../features/auth/AnonymousOnly.module.css';

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

/** Links to log in and register, or to edit the account and log out, and to the contact page. */
export function AccountLinks({ account, children }: AccountLinksProps) {
  const signedIn = useVisitor().kind === 'signed in';
  return (
    <ul>
      {visitorLinks(account, signedIn).map(({ label, href, operation }) => (
        <li key={operation} className={signedIn ? undefined : anonymousOnly.shown}>
          <Link href={href} onClick={handleAccountLinkClick(operation)}>
            {label}
          </Link>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
