import { holdEarlyErrors, releaseEarlyErrors } from '../features/error-reports/early-errors';
import { afterLoad } from '../lib/after-load';
import { whenIdle } from '../lib/when-idle';

/**
 * Holds the errors of the page, and reports them once it has loaded and is idle. Does nothing on other hosts than the
 * public one.
 */
export async function startErrorReporting(publicHost: string): Promise<void> {
  if (window.location.hostname !== publicHost) return;
  holdEarlyErrors();
  try {
    await afterLoad();
    await whenIdle();
    const { startErrorReports } = await import(/* webpackChunkName: "sentry" */ './sentry-service');
    startErrorReports();
  } catch {
    releaseEarlyErrors();
  }
}
