import { fail, ok, type Result } from '../../lib/result';
import { ageOfData, parseStatusResponse, type StatusSnapshot } from './status-response';

export const statusesUrl = '/api/sale-statuses';

/** For the whole answer, body included. */
const timeOutMs = 10_000;

export type FetchFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

export interface HttpResponse {
  readonly ok: boolean;
  readonly headers: Pick<Headers, 'get'>;
  readonly json: () => Promise<unknown>;
}

export interface FetchPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<HttpResponse>;
  readonly now: () => number;
  /** Told of each sound answer, with when it was asked for. */
  readonly onAnswer: (headers: HttpResponse['headers'], askedAt: number) => void;
}

async function readBody(answer: HttpResponse): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Asks the endpoint for the status of each sale. Never throws. */
export async function fetchStatuses(ports: FetchPorts): Promise<Result<StatusSnapshot, FetchFailure>> {
  const watch = new AbortController();
  const timer = setTimeout(() => {
    watch.abort();
  }, timeOutMs);
  const askedAt = ports.now();
  try {
    const answer = await ports.fetch(statusesUrl, { cache: 'no-cache', signal: watch.signal });
    const arrivedAt = ports.now();
    // The device slept on the way, and its timers with it: nobody knows when the answer came.
    if (arrivedAt - askedAt > timeOutMs) return fail('timed out');
    if (!answer.ok) return fail('refused');
    const statuses = parseStatusResponse(await readBody(answer));
    if (statuses === null) return fail('unreadable');
    ports.onAnswer(answer.headers, askedAt);
    return ok({ madeAt: arrivedAt - ageOfData(answer.headers), statuses });
  } catch {
    return fail(watch.signal.aborted ? 'timed out' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}
