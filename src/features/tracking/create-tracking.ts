import { clearTrackingCookies } from './clear-tracking-cookies';
import type { TrackingService } from './tracking-service';

/** The consent to tracking: 'accepted' by choice, 'assumed' while nothing was chosen, or 'refused'. */
export type TrackingConsent = 'accepted' | 'assumed' | 'refused';

/** The tracking of one visit. */
export interface Tracking {
  /** To be called first, and whenever the consent may have changed. */
  readonly follow: (consent: TrackingConsent) => void;
  /** To be called after each change of the page. */
  readonly viewPage: () => void;
}

/**
 * Runs services while the visitor may be tracked, and starts none before.
 *
 * @param onRefused Called when the visitor may not be tracked at first.
 */
export function createTracking(services: readonly TrackingService[], onRefused: () => void): Tracking {
  let before: TrackingConsent | null = null;
  let started = false;

  function run(): void {
    for (const { start, resume } of services) (started ? resume : start)();
    started = true;
  }

  function stop(): void {
    for (const { revoke } of services) revoke();
    clearTrackingCookies();
  }

  return {
    follow(consent) {
      const isRunning = before === 'accepted' || before === 'assumed';
      if (consent === 'refused') {
        if (isRunning) stop();
        else if (before === null) onRefused();
      } else {
        if (!isRunning) run();
        if (consent === 'accepted' && before !== 'accepted') for (const { accept } of services) accept?.();
      }
      before = consent;
    },
    viewPage() {
      if (before !== null && before !== 'refused') for (const { viewPage } of services) viewPage?.();
    },
  };
}
