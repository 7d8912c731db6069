import { copiesLock, type CopiesRequest, type SyncRequest } from '../model/derive/offline/offline-copies';

/** Aborted when a page asks for the end of all that was asked for before. */
let asked = new AbortController();

/**
 * Does what a page asks for. Lists are kept one at a time, so that a second one replaces the first, and not while a
 * page removes what is there. What fails is tried again with the next page.
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
    // With the signal, one that still waits for its turn is not begun.
    await navigator.locks.request(copiesLock, { signal }, () => sync(request, signal));
  } catch {
    // The next page asks again.
  }
}
