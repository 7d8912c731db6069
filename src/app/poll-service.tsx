import { createRoot } from 'react-dom/client';
import { SaleStatusPoller } from '../features/sale-status/SaleStatusPoller';
import { followKeptPlace } from './follow-kept-place';
import { fetchPagesAhead } from './router/fetch-ahead';
import { ignorePassingScroll } from './router/ignore-passing-scroll';
import { releaseFocusOnSteps } from './router/release-focus';
import { showShortlist } from './show-shortlist';
import { dismissToast, showToast } from '../features/toasts/toasts';

function showStaleData(stale: boolean): void {
  const message = TEXTS.messages.staleSaleData;
  if (stale) showToast({ kind: 'sale-data-age', tone: 'info', message, lasting: true });
  else dismissToast('sale-data-age');
}

function showPollFailure(failed: boolean): void {
  const message = TEXTS.messages.saleDataFailed;
  if (failed) showToast({ kind: 'sale-data', tone: 'bad', message, lasting: true });
  else dismissToast('sale-data');
}

/**
 * Loads the session's script, which the browser fetches as soon as this file is loaded: a visitor who presses Login
 * without a connection has to get a message.
 */
export async function loadSessionService() {
  return import(/* webpackPrefetch: true, webpackChunkName: "session" */ './session-service');
}

const isTrackingConfigured =
  TRACKING.gtag !== null || TRACKING.tagManager !== null || TRACKING.pixel !== null;

/** Loads the scripts that track visits, where tracking is configured. If they cannot be loaded, nothing is tracked. */
function startConfiguredTracking(): void {
  if (!isTrackingConfigured) return;
  import(/* webpackChunkName: "tracking" */ './tracking-service').then(
    ({ startTracking }) => {
      startTracking();
    },
    () => undefined,
  );
}

/**
 * Keeps the sales up to date, in a React root of its own that outlives every page, one that has crashed included. Then
 * starts what else can wait: scroll positions and the focus in pages, prefetching, the parts that depend on the
 * visitor's place and shortlist, and tracking.
 */
export function startPoll(): void {
  createRoot(document.createElement('div')).render(
    <SaleStatusPoller onStale={showStaleData} onFailure={showPollFailure} />,
  );
  ignorePassingScroll();
  releaseFocusOnSteps();
  fetchPagesAhead();
  followKeptPlace();
  showShortlist();
  startConfiguredTracking();
}
