import type { ShellProps } from '../../model/derive/pages/shell-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Link } from '../../ui/link/Link';
import { LinkList } from '../../ui/link-list/LinkList';
import { Logo } from '../logo/Logo';
import { ContactBar } from './ContactBar';
import * as styles from './Header.module.css';
import { Menu } from './Menu';
import { UpcomingList } from './UpcomingList';

/** The head of every page; Gatsby renders it once for all of them. */
export default function Header({ sliceContext: shell }: { readonly sliceContext: ShellProps }) {
  return (
    <header className={styles.header}>
      <ContactBar contact={shell.contact} social={shell.social} notice={shell.notice} />
      <div className={styles.bar}>
        <Logo brand={shell.brand} href={shell.home.href} />
        <nav aria-label="Main" className={styles.nav}>
          <Menu label={shell.buy.main.label}>
            <UpcomingList sales={shell.upcoming} />
            <LinkColumn title={shell.buy.main.label} links={shell.buy.links} />
          </Menu>
          <Menu label={shell.sell.main.label}>
            <LinkColumn title={shell.sell.main.label} links={shell.sell.links} />
          </Menu>
          <Menu label="More">
            {shell.more.map(({ title, links }) => (
              <LinkColumn key={title} title={title} links={links} />
            ))}
          </Menu>
        </nav>
        <p className={styles.account}>
          <Link href={shell.account.login.href}>{shell.account.login.label}</Link>
          <ButtonLink href={shell.account.register.href} kind="primary">
            Register To Bid
          </ButtonLink>
        </p>
      </div>
    </header>
  );
}

function LinkColumn({ title, links }: ShellProps['more'][number]) {
  return (
    <div>
      <h2>{title}</h2>
      <LinkList links={links} />
    </div>
  );
}
