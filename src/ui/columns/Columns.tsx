import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';

/** Blocks in two or more columns where there is space. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
