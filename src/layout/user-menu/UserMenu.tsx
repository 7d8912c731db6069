import { Suspense } from 'react';
import { handleAccountLinkClick } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import { ContactLink } from '../../components/contact/contact-link/ContactLink';
import type { AccountProps } from '../../page-data/shell-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { Link } from '../../ui/link/Link';
import { AccountLinks } from '../account-links/AccountLinks';
import * as anonymousOnly from '../../features/auth/AnonymousOnly.module.css';
import * as styles from './UserMenu.module.css';

interface UserMenuProps {
  readonly account: AccountProps;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function AnonymousMenu({ account, open, onToggle }: UserMenuProps) {
  return (
    <>
      <div className={styles.button}>
        <IconButton label={TEXTS.controls.account} expanded={open} onClick={onToggle}>
          <Icon name="user" />
        </IconButton>
      </div>
      {open && (
        <div className={styles.popup}>
          <AccountLinks account={account}>
            <ContactLink {...account.contact} />
          </AccountLinks>
        </div>
      )}
    </>
  );
}

/** Most visitors are signed out. If the signed-in menu cannot be loaded, the signed-out one replaces it. */
const AccountMenu = lazyPart(async () => (await import('./AccountMenu')).AccountMenu, AnonymousMenu);

/**
 * Links to sign in and to register, on a small screen behind an icon; for signed-in visitors, the account menu.
 * The HTML has only the labels for signed-out visitors, which keep their space when they are hidden.
 */
export function UserMenu(props: UserMenuProps) {
  const visitor = useVisitor();
  const { login, register, registerToBid } = props.account;
  return (
    <div className={styles.user}>
      <p className={`${styles.wide} ${anonymousOnly.shown}`}>
        <Link href={login.href} onClick={handleAccountLinkClick('authenticate')}>
          {login.label}
        </Link>
        <Link href={register.href} onClick={handleAccountLinkClick('register')}>
          {register.label}
        </Link>
        <ButtonLink href={register.href} kind="primary" onClick={handleAccountLinkClick('register')}>
          {registerToBid}
        </ButtonLink>
      </p>
      {visitor.kind === 'anonymous' ? (
        <AnonymousMenu {...props} />
      ) : (
        <Suspense fallback={<AnonymousMenu {...props} open={false} />}>
          <AccountMenu {...props} user={visitor.user} />
        </Suspense>
      )}
    </div>
  );
}
