import type { ReactNode } from 'react';
import * as styles from './Split.module.css';

interface SplitProps {
  readonly head: ReactNode;
  /** Shown between heading and text on small screens and beside both on wide ones; null for one column. */
  readonly side: ReactNode;
  readonly sideAt?: 'left' | 'right';
  /** True to leave the side out on small screens, where it would push the text down. */
  readonly wideOnly?: boolean;
  readonly children?: ReactNode;
}

/** A heading and its text with something beside them where the width allows. */
export function Split({ head, side, sideAt = 'right', wideOnly = false, children }: SplitProps) {
  return (
    <div className={`${styles.split} ${sideAt === 'left' ? styles.left : styles.right}`}>
      <div className={styles.text}>{head}</div>
      {side !== null && (
        <div className={wideOnly ? `${styles.side} ${styles.wide}` : styles.side}>{side}</div>
      )}
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </div>
  );
}
