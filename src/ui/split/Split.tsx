import type { ReactNode } from 'react';
import * as styles from './Split.module.css';

interface SplitProps {
  readonly head: ReactNode;
  /** Shown between head and text on small screens and beside both on wide ones; null for one column. */
  readonly side: ReactNode;
  readonly sideAt?: 'left' | 'right';
  /** For what would push the text off a small screen. */
  readonly wideOnly?: boolean;
  readonly children: ReactNode;
}

/** A head and its text with something beside them where the width allows. */
export function Split({ head, side, sideAt = 'right', wideOnly = false, children }: SplitProps) {
  return (
    <div className={`${styles.split} ${styles[sideAt]}`}>
      <div className={styles.text}>{head}</div>
      {side !== null && (
        <div className={wideOnly ? `${styles.side} ${styles.wide}` : styles.side}>{side}</div>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
