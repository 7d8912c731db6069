import { createContext, use, type MouseEvent, type ReactNode } from 'react';

/** Props of the link renderer. */
export interface LinkElementProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Accessible name for a link without text, as in a drawing. */
  readonly label?: string;
  /** True for the link to the current page. */
  readonly current?: boolean;
  /** True to open over the current page when scripts run; loaded directly it is a page of its own. */
  readonly modal?: boolean | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

function renderPlainLink({
  href,
  className,
  label,
  current,
  onClick,
  children,
}: LinkElementProps): ReactNode {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={current === true ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** Renders links; the app sets its router's link here, so that primitives do not depend on a router. */
export const LinkContext = createContext<(props: LinkElementProps) => ReactNode>(renderPlainLink);

/** A link within the site or to another site, rendered by the app's router. */
export function Link(props: LinkElementProps) {
  const renderLink = use(LinkContext);
  return renderLink(props);
}
