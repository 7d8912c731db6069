import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';

/** Blocks side by side where there is room for two or more. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
