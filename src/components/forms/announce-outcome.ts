import { reportFailure } from '../../features/error-reports/report-failure';
import { showToast } from '../../features/toasts/toasts';
import { trackEvent, type TrackedEvent } from '../../features/tracking/track-event';

const kind = 'form';

/** Says in a toast, also to screen readers, that a form was sent, and tells the advertising pixel, also of a subscription beside it. */
export function announceSent(message: string, event: TrackedEvent, subscribed: boolean): void {
  showToast({ kind, tone: 'good', message });
  trackEvent(event);
  if (subscribed && event !== 'SubscribeNewsletter') trackEvent('SubscribeNewsletter');
}

/** Says in a toast, also to screen readers, that a form could not be sent, and reports why. */
export function announceFailed(errors: readonly unknown[]): void {
  showToast({ kind, tone: 'bad', message: TEXTS.forms.failed });
  for (const error of errors) reportFailure(error);
}
