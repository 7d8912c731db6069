import { createRoot } from 'react-dom/client';
import { failureMessage } from '../features/auth/failure-message';
import { loadOperations } from '../features/auth/load-operations';
import { startSession as startAuthSession } from '../features/auth/session';
import { reportPageError } from '../features/error-reports/page-errors';
import { SaleStatusPoller } from '../features/sale-status/SaleStatusPoller';
import { dismissToast, showToast } from '../features/toasts/toasts';

function showStaleData(stale: boolean): void {
  const message = TEXTS.messages.staleSaleData;
  if (stale) showToast({ kind: 'sale-data-age', tone: 'info', message });
  else dismissToast('sale-data-age');
}

function showPollFailure(failed: boolean): void {
  const message = TEXTS.messages.saleDataFailed;
  if (failed) showToast({ kind: 'sale-data', tone: 'bad', message, lasting: true });
  else dismissToast('sale-data');
}

/** Keeps the sales up to date, in a React root of its own that outlives every page, one that has crashed included. */
export function startPoll(): void {
  createRoot(document.createElement('div')).render(
    <SaleStatusPoller onStale={showStaleData} onFailure={showPollFailure} />,
  );
}

/**
 * Starts the session. A failure is logged and reported; visitors are told where they asked for something.
 *
 * @param engine Any address on the auction engine.
 */
export async function startSession(engine: string): Promise<void> {
  startAuthSession({
    operations: await loadOperations(engine),
    onError(failure) {
      // eslint-disable-next-line no-console -- What visitors aren't told has to be found somewhere.
      console.error(`Signing in: ${failure.operation} failed`, failure.error);
      reportPageError(failure.error);
      const message = failureMessage(failure);
      if (message !== null) showToast({ kind: 'account', tone: 'bad', message, lasting: true });
    },
  });
}
