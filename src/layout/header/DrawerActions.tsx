import { handleAccountLinkClick } from '../../features/auth/account-link';
import { useVisitor } from '../../features/auth/visitor';
import type { HeaderProps } from '../../page-data/shell-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { handleContactLinkClick } from '../../features/contact/handle-contact-link-click';
import { SocialLinks } from '../social-links/SocialLinks';
import * as styles from './MainMenu.module.css';

/** Buttons and links below the menus of the drawer. */
export function DrawerActions({
  account,
  contact,
  social,
}: Pick<HeaderProps, 'account' | 'contact' | 'social'>) {
  const signedIn = useVisitor().kind === 'signed in';
  return (
    <div className={styles.actions}>
      {signedIn ? (
        <ButtonLink href={account.contact.href} kind="primary" onClick={handleContactLinkClick}>
          {account.contact.label}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            href={account.register.href}
            kind="primary"
            onClick={handleAccountLinkClick('register')}
          >
            {account.registerToBid}
          </ButtonLink>
          <ButtonLink href={account.login.href} onClick={handleAccountLinkClick('authenticate')}>
            {account.login.label}
          </ButtonLink>
          <ButtonLink href={account.register.href} onClick={handleAccountLinkClick('register')}>
            {account.register.label}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={contact.phoneHref}>
        <Icon name="phone" />
        {TEXTS.contact.callUs}
      </ButtonLink>
      <SocialLinks social={social} />
    </div>
  );
}
