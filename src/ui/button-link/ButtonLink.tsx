import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  /** Names it where it holds an icon alone. */
  readonly label?: string;
  /** Opens over the present page where scripts run. */
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: the thing to do next. */
export function ButtonLink({ href, label, modal, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look)} modal={modal} {...(label !== undefined && { label })}>
      {children}
    </Link>
  );
}
