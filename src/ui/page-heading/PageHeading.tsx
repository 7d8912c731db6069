import type { ReactNode } from 'react';
import * as styles from './PageHeading.module.css';

interface PageHeadingProps {
  readonly heading: string;
  readonly summary?: string;
  /** Badges above the heading. */
  readonly children?: ReactNode;
}

/** The one h1 of a page with its standfirst. */
export function PageHeading({ heading, summary, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {children !== undefined && <p className={styles.above}>{children}</p>}
      <h1>{heading}</h1>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
    </div>
  );
}
