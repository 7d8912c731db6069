import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link';
import { buttonClass, type ButtonAppearance } from './button-class';

interface ButtonLinkProps extends ButtonAppearance {
  readonly href: string;
  /** Names it where it holds an icon alone. */
  readonly label?: string;
  /** Opens over the current page where scripts run. */
  readonly modal?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A link styled as a button, for the main action. */
export function ButtonLink({ kind, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ kind, size })} />;
}
