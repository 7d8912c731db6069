import type { ShellProps } from '../../model/derive/pages/shell-props';
import { LinkList } from '../../ui/link-list/LinkList';
import { Logo } from '../logo/Logo';
import * as styles from './Footer.module.css';

function FooterGroup({ group: { title, links } }: { readonly group: ShellProps['footer'][number] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** The foot of every page; Gatsby renders it once for all of them. */
export default function Footer({
  sliceContext: shell,
}: {
  readonly sliceContext: Omit<ShellProps, 'upcoming'>;
}) {
  const { login, register, contact } = shell.account;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo brand={shell.brand} href={shell.home.href} />
          <p>{shell.story ?? shell.tagline}</p>
        </div>
        {shell.footer.map((group) => (
          <FooterGroup key={group.title} group={group} />
        ))}
        <div>
          <FooterGroup group={{ title: 'Your account', links: [login, register, contact] }} />
          <h2>Reach us</h2>
          <a href={shell.contact.phoneHref}>{shell.contact.phone}</a>
          <a href={shell.contact.emailHref}>{shell.contact.email}</a>
          <p>{shell.contact.responseNote}</p>
          {shell.social.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
        </div>
      </div>
      <p className={styles.last}>
        {shell.notice !== null && <span>{shell.notice}</span>}
        <span>All prices in Canadian dollars.</span>
      </p>
    </footer>
  );
}
