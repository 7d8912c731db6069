import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button: the thing to do next. */
export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
