import { reportFailure } from '../../features/error-reports/report-failure';
import { showToast } from '../../features/toasts/toasts';
import { trackEvent, type TrackedEvent } from '../../features/tracking/track-event';

const kind = 'form';

/**
 * Shows a toast, which screen readers announce, that a form was sent, and reports the event and any subscription to the
 * advertising pixel.
 */
export function announceSent(message: string, event: TrackedEvent, subscribed: boolean): void {
  showToast({ kind, tone: 'good', message });
  trackEvent(event);
  if (subscribed && event !== 'SubscribeNewsletter') trackEvent('SubscribeNewsletter');
}

/** Shows a toast, which screen readers announce, that a form could not be sent, and reports the errors. */
export function announceFailed(errors: readonly unknown[]): void {
  showToast({ kind, tone: 'bad', message: TEXTS.forms.failed });
  for (const error of errors) reportFailure(error);
}
