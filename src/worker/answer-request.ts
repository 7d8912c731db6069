import { copiesLock, type CopiesRequest, type SyncRequest } from '../model/derive/offline/offline-copies';

/** Aborted when a page asks to stop all earlier requests. */
let asked = new AbortController();

/**
 * Handles the requests of a page. Lists are kept one at a time, so that a second one replaces the first, and not while
 * a page removes the copies. After a failure, the next page asks again.
 *
 * @param sync Keeps a list, until its signal is aborted.
 */
export async function answerRequest(
  request: CopiesRequest,
  sync: (request: SyncRequest, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (request.kind === 'stop') {
    asked.abort();
    asked = new AbortController();
    return;
  }
  const { signal } = asked;
  try {
    // With the signal, a waiting one is not started.
    await navigator.locks.request(copiesLock, { signal }, () => sync(request, signal));
  } catch {
    // The next page asks again.
  }
}
