import type { ReactNode } from 'react';
import * as styles from './ButtonRow.module.css';

/** Buttons in rows as the width allows. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.buttons}>{children}</p>;
}
