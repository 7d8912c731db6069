import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link';
import { buttonClass, type ButtonAppearance } from './button-class';

interface ButtonLinkProps extends ButtonAppearance {
  readonly href: string;
  /** Names it where it holds an icon alone. */
  readonly label?: string;
  /** Opens over the present page where scripts run. */
  readonly modal?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A link that looks like a button: the thing to do next. */
export function ButtonLink({ kind, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ kind, size })} />;
}
