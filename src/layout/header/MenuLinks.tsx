import { memo } from 'react';
import type { HeaderProps, LinkGroup } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import * as styles from './MenuLinks.module.css';

interface MenuLinksProps {
  readonly groups: readonly LinkGroup[];
  /** The link beside which a number is shown. */
  readonly counted?: string;
  readonly count?: number;
  /** Has the telephone number below the last group. */
  readonly contact?: HeaderProps['contact'];
}

/** The links of a menu, in columns by group. A press on a button of the header renders all of it but these. */
export const MenuLinks = memo(function MenuLinks({ groups, counted, count, contact }: MenuLinksProps) {
  return groups.map(({ title, links }, index) => (
    <div key={title} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>
              {label}
              {counted === href && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {contact !== undefined && index === groups.length - 1 && (
        <p>
          {`${TEXTS.menus.questions} `}
          <a href={contact.phoneHref}>{contact.phone}</a>
        </p>
      )}
    </div>
  ));
});
