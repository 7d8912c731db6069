import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link';
import { buttonClass, type ButtonAppearance } from './button-class';

interface ButtonLinkProps extends ButtonAppearance {
  readonly href: string;
  /** Accessible name for a button that contains only an icon. */
  readonly label?: string;
  /** True to open over the current page when scripts run. */
  readonly modal?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A link styled as a button, for the main action. */
export function ButtonLink({ kind, size, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ kind, size })} />;
}
