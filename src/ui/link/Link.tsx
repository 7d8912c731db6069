import { createContext, use, type MouseEvent, type ReactNode } from 'react';

/** Props of the link renderer. */
export interface LinkElementProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Names the link where its content does not, as in a drawing. */
  readonly label?: string;
  /** Marks the link to the current page. */
  readonly current?: boolean;
  /** Opens over the current page where scripts run; loaded directly it is a page of its own. */
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

/** A link within the site or out of it, by whatever the app uses for links. */
export function Link(props: LinkElementProps) {
  const renderLink = use(LinkContext);
  return renderLink(props);
}
