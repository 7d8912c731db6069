import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import * as styles from './RowList.module.css';

export interface Row {
  readonly href: string;
  /** True to open over the page. */
  readonly modal?: boolean;
  /** Content before the link: an icon, a number. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Content at the right: a price, a kind, a date. */
  readonly aside: ReactNode;
}

/** Links with a sentence and a remark, one below the other. */
export function RowList({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, modal = false, lead, title, text, aside }) => (
        <li key={href}>
          {lead}
          <div className={styles.text}>
            <Link href={href} modal={modal}>
              {title}
            </Link>
            {text !== '' && <p>{text}</p>}
          </div>
          <div className={styles.aside}>{aside}</div>
        </li>
      ))}
    </ul>
  );
}
