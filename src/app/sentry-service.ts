import { trackingConsent } from '../features/consent/tracking-consent';
import { startSentry } from '../features/error-reports/start-sentry';

/**
 * Reports errors where Sentry is configured, and counts the visits of those who may be tracked. Where it is not,
 * webpack warns of a package that is used behind a return, so Sentry is not used in this file.
 */
export function startErrorReports(): void {
  if (ERROR_REPORTS.sentry === null) return;
  startSentry(ERROR_REPORTS.sentry, () => trackingConsent(TRACKING.deniedTimeZones) !== 'refused');
}
