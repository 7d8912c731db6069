import type { ReactNode } from 'react';
import * as styles from './Menu.module.css';

/** A group of links that opens and closes without a script; those of one name close each other. */
export function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className={styles.menu} name="main-menu">
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
