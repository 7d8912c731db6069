import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.module.css';

/** Words for screen readers where the eye has other signs. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
