import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import * as styles from './MoreLink.module.css';

interface MoreLinkProps {
  readonly href: string;
  /** True to open over the current page. */
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/** A link to a longer list or text. */
export function MoreLink({ href, modal, children }: MoreLinkProps) {
  return (
    <Link href={href} className={styles.more} modal={modal}>
      {children}
    </Link>
  );
}
