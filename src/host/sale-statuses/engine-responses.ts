import type { EngineStatuses } from './fetch-engine-statuses';
import type { BuiltResponse } from './built-responses';
import type { CreateResponse, StatusResponse } from './status-response';
import type { StatusLog } from './status-log';

/**
 * Time for which a response of the engine is reused. Browsers poll every 15 s, and a shared cache may store a
 * response for 5 s (s-maxage): with these 4 s, the data that a visitor sees is less than 25 s old.
 */
export const intervalMs = 4000;

/** After failures the pause doubles up to this. */
const longestPauseMs = 60_000;

/** A request to the engine that has neither ended nor timed out by then was stopped together with its invocation. */
const lostAfterMs = 30_000;

interface EngineResponsesOptions {
  readonly fetchStatuses: () => Promise<EngineStatuses>;
  /** The clock, in milliseconds. */
  readonly nowMs: () => number;
  /** Maximum time to wait for the engine before clients get the last good response. */
  readonly maxWaitMs: number;
  /** Used until the engine's first good response. */
  readonly builtResponse: BuiltResponse;
  readonly createResponse: CreateResponse;
  readonly log: StatusLog;
}

/** A program that runs only for a request: work that continues after its answer has to be announced. */
export interface Invocation {
  readonly keepAlive: (work: Promise<void>) => void;
}

/** The current response; a promise only while a request to the engine is pending. */
export type CurrentResponse = (invocation?: Invocation) => StatusResponse | Promise<StatusResponse>;

/**
 * Passes on the engine's responses. The engine is requested only when a client requests the statuses, at most
 * once an interval and never twice at once; while it fails, the last good response is served, with its own
 * date.
 */
export function createEngineResponses(options: EngineResponsesOptions): CurrentResponse {
  const { fetchStatuses, nowMs, maxWaitMs, builtResponse, createResponse, log } = options;
  let lastGood: Pick<EngineStatuses, 'items' | 'madeAt'> | null = null;
  let firstRequestedAt: number | undefined;
  let requestedAt = -Infinity;
  let pauseMs = intervalMs;
  let failures = 0;
  let isFetching = false;
  /** Resolves with the engine's response or after the maximum wait, whichever is first; null after the wait. */
  let waiting: Promise<void> | null = null;

  function latest(): StatusResponse {
    if (lastGood === null) return builtResponse(firstRequestedAt);
    // Created again if the site that its headers come from was replaced.
    return createResponse(lastGood.items, lastGood.madeAt);
  }

  async function refresh(): Promise<void> {
    try {
      const { items, madeAt, warnings } = await fetchStatuses();
      lastGood = { items, madeAt };
      failures = 0;
      pauseMs = intervalMs;
      for (const warning of warnings) log.warnOnce(warning);
      log.recovered();
    } catch (error) {
      pauseMs = Math.min(intervalMs * 2 ** failures, longestPauseMs);
      failures += 1;
      log.failed(error);
    }
  }

  function startFetching(now: number, invocation: Invocation | undefined): Promise<void> {
    requestedAt = now;
    firstRequestedAt ??= now;
    isFetching = true;
    return new Promise((resolve) => {
      function stopWaiting(): void {
        waiting = null;
        resolve();
      }
      const timer = setTimeout(stopWaiting, maxWaitMs);
      const work = refresh().finally(() => {
        clearTimeout(timer);
        isFetching = false;
        stopWaiting();
      });
      invocation?.keepAlive(work);
    });
  }

  /** A clock that was set back must not prevent requests. */
  function isDue(now: number): boolean {
    return now - requestedAt >= pauseMs || now < requestedAt;
  }

  return function currentResponse(invocation) {
    const now = nowMs();
    if (isFetching ? now - requestedAt >= lostAfterMs : isDue(now)) {
      waiting = startFetching(now, invocation);
      return waiting.then(latest);
    }
    // A request of another invocation may never settle: platforms stop an invocation with everything it has started.
    return waiting === null || invocation !== undefined ? latest() : waiting.then(latest);
  };
}
