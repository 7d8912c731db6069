import type { ReactNode } from 'react';
import type { LinkGroup } from '../../page-data/shell-props';
import { Link } from '../../ui/link/Link';
import * as styles from './MenuLinks.module.css';

interface MenuLinksProps {
  readonly groups: readonly LinkGroup[];
  /** A number that is shown beside one of the links. */
  readonly count?: { readonly href: string; readonly of: number };
  /** Below the last group. */
  readonly children?: ReactNode;
}

/** The links of a menu, in columns by group. */
export function MenuLinks({ groups, count, children }: MenuLinksProps) {
  return groups.map(({ title, links }, index) => (
    <div key={title} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>
              {label}
              {count?.href === href && <span>{count.of}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {index === groups.length - 1 && children}
    </div>
  ));
}
