import type { ReactNode } from 'react';
import { SessionContext } from '../features/auth/use-session';
import { LinkContext } from '../ui/link/Link';
import { renderSiteLink } from './links/render-site-link';
import { startSessionOnce } from './start-services';

/** Wraps every page and slice, in the browser and in the build. */
export function Root({ children }: { readonly children: ReactNode }) {
  return (
    <SessionContext value={startSessionOnce}>
      <LinkContext value={renderSiteLink}>{children}</LinkContext>
    </SessionContext>
  );
}
