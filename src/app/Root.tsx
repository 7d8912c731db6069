import type { ReactNode } from 'react';
import { SessionContext } from '../features/auth/use-session';
import { LinkContext } from '../ui/link/Link';
import { renderSiteLink } from './links/render-site-link';
import { startSessionOnce } from './start-services';

function startSession(engine: string): void {
  void startSessionOnce(engine);
}

/** Wraps every page and slice, in the browser and in the build. */
export function Root({ children }: { readonly children: ReactNode }) {
  return (
    <SessionContext value={startSession}>
      <LinkContext value={renderSiteLink}>{children}</LinkContext>
    </SessionContext>
  );
}
