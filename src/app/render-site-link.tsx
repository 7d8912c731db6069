import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import type { LinkProps } from '../ui/link/Link';

/** Pages of the site without a reload; everything else, the auction engine included, as a full navigation. */
export function renderSiteLink({ href, className, children }: LinkProps): ReactNode {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={href} className={className}>
      {children}
    </GatsbyLink>
  );
}
