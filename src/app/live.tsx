import { createRoot } from 'react-dom/client';
import { pollTexts } from '../features/sale-status/poll-texts';
import { SaleStatusPoller } from '../features/sale-status/SaleStatusPoller';
import { dismissToast, showToast } from '../features/toasts/toasts';

function toldOfAge(stale: boolean): void {
  if (stale) showToast({ kind: 'sale-data-age', tone: 'info', message: pollTexts.stale });
  else dismissToast('sale-data-age');
}

function toldOfFailure(failed: boolean): void {
  if (failed) showToast({ kind: 'sale-data', tone: 'bad', message: pollTexts.failure, lasting: true });
  else dismissToast('sale-data');
}

/** Keeps the sales up to date. In a root of its own, so that it outlives the pages, one that has crashed included. */
export function startLive(): void {
  createRoot(document.createElement('div')).render(
    <SaleStatusPoller onStale={toldOfAge} onFailure={toldOfFailure} />,
  );
}
