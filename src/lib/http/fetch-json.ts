import { fail, ok, type Result } from '../result';
import { timedOut, withTimeout } from '../with-timeout';

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

interface FetchOptions {
  /** Ends the request early. */
  readonly superseded?: AbortSignal;
  readonly cache?: RequestCache;
}

/** Fetches JSON. Never throws. */
export async function fetchJson(
  address: string,
  { superseded, ...init }: FetchOptions = {},
): Promise<Result<unknown, FetchFailure>> {
  return withTimeout(
    timeOutMs,
    async (signal) => {
      try {
        const response = await fetch(address, { ...init, signal });
        return response.ok ? parse(await response.text()) : fail('refused');
      } catch {
        return fail(signal.reason === timedOut ? 'timed out' : 'unreachable');
      }
    },
    superseded,
  );
}
