import type { HeaderProps } from '../../model/derive/pages/shell-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { Link } from '../../ui/link/Link';
import { AccountLinks } from '../account-links/AccountLinks';
import * as styles from './UserMenu.module.css';

interface UserMenuProps {
  readonly account: HeaderProps['account'];
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The way to sign in and to register; on a small screen behind an icon. */
export function UserMenu({ account, open, onToggle }: UserMenuProps) {
  const { login, register } = account;
  return (
    <div className={styles.user}>
      <p className={styles.wide}>
        <Link href={login.href}>Log in</Link>
        <ButtonLink href={register.href} kind="primary">
          Register To Bid
        </ButtonLink>
      </p>
      <div className={styles.button}>
        <IconButton label="Account" expanded={open} onClick={onToggle}>
          <Icon name="user" />
        </IconButton>
      </div>
      {open && (
        <div className={styles.popup}>
          <AccountLinks account={account} />
        </div>
      )}
    </div>
  );
}
