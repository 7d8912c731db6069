import { trackingConsent } from '../features/consent/tracking-consent';
import { holdEarlyErrors, releaseEarlyErrors } from '../features/error-reports/early-errors';
import { afterLoad } from '../lib/after-load';
import { whenIdle } from '../lib/when-idle';

function mayCount(): boolean {
  return trackingConsent(TRACKING.deniedTimeZones) !== 'refused';
}

/**
 * Holds the errors of the page, and reports them once it has loaded and is idle. Does nothing on other hosts than the
 * public one.
 */
export async function startErrorReporting(settings: NonNullable<typeof ERROR_REPORTS.sentry>): Promise<void> {
  if (window.location.hostname !== settings.host) return;
  holdEarlyErrors();
  try {
    await afterLoad();
    await whenIdle();
    const { startSentry } = await import(
      /* webpackChunkName: "sentry" */ '../features/error-reports/start-sentry'
    );
    startSentry(settings, mayCount);
  } catch {
    releaseEarlyErrors();
  }
}
