import type { ReactNode } from 'react';
import { LinkContext } from '../ui/link/Link';
import { renderSiteLink } from './render-site-link';

/** What surrounds every page and slice, in the browser and in the build. */
export function Root({ children }: { readonly children: ReactNode }) {
  return <LinkContext value={renderSiteLink}>{children}</LinkContext>;
}
