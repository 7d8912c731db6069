import { Link as GatsbyLink } from 'gatsby';
import type { LinkProps } from '../ui/link/Link';

/** Pages of the site without a reload; everything else, the auction engine included, as a full navigation. */
export function SiteLink({ href, className, children }: LinkProps) {
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
