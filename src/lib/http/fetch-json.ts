import { fail, ok, type Result } from '../result';

/** Reasons why a request failed. */
export type FetchFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

/** For the whole response, body included. */
const timeOutMs = 8000;

function parse(text: string): Result<unknown, FetchFailure> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('unreadable');
  }
}

/** Fetches JSON. Never throws. @param superseded Ends the request early. */
export async function fetchJson(
  address: string,
  superseded?: AbortSignal,
): Promise<Result<unknown, FetchFailure>> {
  const request = new AbortController();
  const timer = setTimeout(() => {
    request.abort('timed out');
  }, timeOutMs);
  function abort(): void {
    request.abort();
  }
  if (superseded?.aborted === true) abort();
  superseded?.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { signal: request.signal });
    return response.ok ? parse(await response.text()) : fail('refused');
  } catch {
    return fail(request.signal.reason === 'timed out' ? 'timed out' : 'unreachable');
  } finally {
    clearTimeout(timer);
    superseded?.removeEventListener('abort', abort);
  }
}
