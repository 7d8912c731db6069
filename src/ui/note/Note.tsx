import type { ReactNode } from 'react';
import * as styles from './Note.module.css';

/** Something that a visitor should not miss. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
