import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import type { LinkProps } from '../ui/link/Link';

/** Pages of the site without a reload; everything else, the auction engine included, as a full navigation. */
export function renderSiteLink({ href, className, label, current, onClick, children }: LinkProps): ReactNode {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
    );
  }
  // Gatsby's link marks itself, but in a slice React does not write what differs from the HTML: a new key does.
  return (
    <GatsbyLink
      key={String(current)}
      to={href}
      className={className}
      aria-label={label}
      {...(onClick !== undefined && { onClick })}
    >
      {children}
    </GatsbyLink>
  );
}
