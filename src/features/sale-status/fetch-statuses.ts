import type { FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { withTimeout } from '../../lib/with-timeout';
import { ageOfData, parseStatusResponse, type StatusSnapshot } from './status-response';

export const statusesUrl = '/api/sale-statuses';

/** Time limit in milliseconds for the whole response, including its body. */
const timeoutMs = 10_000;

export interface HttpResponse {
  readonly ok: boolean;
  readonly headers: Pick<Headers, 'get'>;
  readonly json: () => Promise<unknown>;
}

export interface FetchPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<HttpResponse>;
  readonly now: () => number;
  /** Called for each valid response, with the time of its request. */
  readonly onResponse: (headers: HttpResponse['headers'], requestedAt: number) => void;
}

async function readBody(response: HttpResponse): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Fetches the status of each sale from the endpoint. Never throws. */
export async function fetchStatuses(ports: FetchPorts): Promise<Result<StatusSnapshot, FetchFailure>> {
  return withTimeout(timeoutMs, async (signal) => {
    const requestedAt = ports.now();
    try {
      const response = await ports.fetch(statusesUrl, { cache: 'no-cache', signal });
      const arrivedAt = ports.now();
      // The device slept meanwhile, and its timers with it, so the time of the response is unknown.
      if (arrivedAt - requestedAt > timeoutMs) return fail('timed out');
      if (!response.ok) return fail('refused');
      const statuses = parseStatusResponse(await readBody(response));
      if (statuses === null) return fail('unreadable');
      ports.onResponse(response.headers, requestedAt);
      return ok({ madeAt: arrivedAt - ageOfData(response.headers), statuses });
    } catch {
      return fail(signal.aborted ? 'timed out' : 'unreachable');
    }
  });
}
