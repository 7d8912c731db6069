import type { FooterProps } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import { LinkList } from '../../ui/link-list/LinkList';
import { LazyTownshipMap } from '../../components/land/township-map/LazyTownshipMap';
import { ShortlistLinkSlot } from '../../components/sales/shortlist/ShortlistLinkSlot';
import { AccountLinks } from '../account-links/AccountLinks';
import { Logo } from '../logo/Logo';
import { SocialLinks } from '../social-links/SocialLinks';
import { CookieSettingsButton } from './CookieSettingsButton';
import * as styles from './Footer.module.css';

/** The foot of every page; Gatsby renders it once for all of them. */
export default function Footer({ sliceContext: shell }: { readonly sliceContext: FooterProps }) {
  const { brand, story, tagline, township, notice, contact, social, account } = shell;
  return (
    <footer className={styles.footer} data-ground="ink" data-inset="">
      <div className={styles.columns}>
        <div>
          <Logo brand={brand} href={shell.home.href} />
          <p>{story ?? tagline}</p>
          {township !== null && (
            <div className={styles.township}>
              <LazyTownshipMap marked={township.marked} />
              <p>{`${township.text} ${TEXTS.controls.townshipNote}`}</p>
            </div>
          )}
        </div>
        {shell.footer.groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <div>
          <nav aria-label={shell.footer.account}>
            <h2>{shell.footer.account}</h2>
            <AccountLinks account={account}>
              <Link href={account.contact.href}>{account.contact.label}</Link>
            </AccountLinks>
          </nav>
          <h2>{shell.footer.contact}</h2>
          <ul>
            <li>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </li>
            <li>
              <a href={contact.emailHref}>{contact.email}</a>
            </li>
          </ul>
          <SocialLinks social={social} />
          <p>{contact.responseNote}</p>
        </div>
      </div>
      <p className={styles.last}>
        {notice !== null && <span>{notice}</span>}
        <span>{TEXTS.controls.currency}</span>
        <ShortlistLinkSlot />
        <CookieSettingsButton />
      </p>
    </footer>
  );
}
