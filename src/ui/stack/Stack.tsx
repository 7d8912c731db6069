import type { ReactNode } from 'react';
import * as styles from './Stack.module.css';

/** Blocks below each other that belong together, closer than the sections of a page. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
