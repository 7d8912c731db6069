import { handleAccountLinkClick } from '../../features/auth/account-link';
import type { User } from '../../features/auth/user-cookie';
import { formatPhone } from '../../lib/phone';
import type { AccountProps } from '../../page-data/shell-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import { handleContactLinkClick } from '../../features/contact/handle-contact-link-click';
import * as styles from './AccountMenu.module.css';
import { AdminLinks } from './AdminLinks';
import { initials } from './initials';
import * as popup from './UserMenu.module.css';

interface AccountMenuProps {
  readonly user: User;
  readonly account: AccountProps;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** For signed-in visitors: the contact link, and behind their initials the account and logout. */
export function AccountMenu({ user, account, open, onToggle }: AccountMenuProps) {
  const letters = initials(user.name);
  return (
    <>
      <div className={styles.account}>
        <span className={styles.contact}>
          <ButtonLink href={account.contact.href} onClick={handleContactLinkClick}>
            {account.contact.label}
          </ButtonLink>
        </span>
        <button
          type="button"
          className={styles.avatar}
          aria-label={
            letters === '' ? TEXTS.controls.yourAccount : TEXTS.controls.accountOf.fill({ initials: letters })
          }
          aria-expanded={open}
          onClick={onToggle}
        >
          <span>{letters === '' ? <Icon name="user" /> : letters}</span>
        </button>
      </div>
      {open && (
        <div className={`${popup.popup} ${styles.menu}`}>
          <p className={styles.name}>{user.name}</p>
          <p>{user.email}</p>
          {user.phone === null || user.phone === '' ? (
            <Link
              href={account.profile.href}
              className={styles.number}
              onClick={handleAccountLinkClick('editAccount')}
            >
              {account.addNumber}
            </Link>
          ) : (
            <p>{formatPhone(user.phone)}</p>
          )}
          <ul>
            <li>
              <Link href={account.profile.href} onClick={handleAccountLinkClick('editAccount')}>
                {account.profile.label}
              </Link>
            </li>
            <li>
              <Link href={account.logout.href} onClick={handleAccountLinkClick('unauthenticate')}>
                {account.logout.label}
              </Link>
            </li>
          </ul>
          {user.admin && <AdminLinks links={[account.adminSales, account.adminUsers]} />}
        </div>
      )}
    </>
  );
}
