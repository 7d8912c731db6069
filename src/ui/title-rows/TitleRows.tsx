import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { Link } from '../link/Link';
import * as styles from './TitleRows.module.css';

interface TitleRow {
  readonly href: string;
  readonly title: string;
  /** Small text at the end of the line. */
  readonly end: ReactNode;
}

interface TitleRowsProps {
  readonly rows: readonly TitleRow[];
  readonly icon?: IconName;
}

/** Links by their titles, one a line. */
export function TitleRows({ rows, icon }: TitleRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, title, end }) => (
        <li key={href}>
          <Link href={href}>
            {icon !== undefined && <Icon name={icon} />}
            <b>{title}</b>
            <small>{end}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
