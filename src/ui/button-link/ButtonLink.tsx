import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import * as styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly href: string;
  /** One primary on a view. */
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link that looks like a button: the thing to do next. */
export function ButtonLink({ href, kind = 'secondary', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={kind === 'primary' ? `${styles.button} ${styles.primary}` : styles.button}>
      {children}
    </Link>
  );
}
