import { trackingConsent } from '../features/consent/tracking-consent';
import { startSentry } from '../features/error-reports/start-sentry';

/** Reports errors; visits are counted only of those who may be tracked. */
export function startErrorReports(): void {
  startSentry(() => trackingConsent(TRACKING.deniedTimeZones) !== 'refused');
}
