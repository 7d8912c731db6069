import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly as?: 'span' | 'h1';
  readonly children: ReactNode;
}

/** Words for screen readers where the eye has other signs. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
