import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import * as styles from './MoreLink.module.css';

/** Where to read on. */
export function MoreLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles.more}>
      {children}
    </Link>
  );
}
