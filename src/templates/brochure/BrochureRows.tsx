import type { ReactNode } from 'react';
import * as styles from './BrochureTemplate.module.css';

interface BrochureRow {
  readonly title: string;
  readonly text: string;
  /** At the end of the row. */
  readonly aside: ReactNode;
}

/** A list for paper, without links. Left out when it is empty. */
export function BrochureRows({
  heading,
  rows,
}: {
  readonly heading: string;
  readonly rows: readonly BrochureRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.rows}>
        {rows.map(({ title, text, aside }) => (
          <li key={title}>
            <span>
              <b>{title}</b>
              {text}
            </span>
            <span>{aside}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
