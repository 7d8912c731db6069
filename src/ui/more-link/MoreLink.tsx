import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import * as styles from './MoreLink.module.css';

interface MoreLinkProps {
  readonly href: string;
  /** It opens over the present page. */
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/** Where to read on. */
export function MoreLink({ href, modal, children }: MoreLinkProps) {
  return (
    <Link href={href} className={styles.more} modal={modal}>
      {children}
    </Link>
  );
}
