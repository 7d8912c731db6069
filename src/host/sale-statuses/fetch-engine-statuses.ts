import { readLimitedText } from '../requests/read-limited-text';
import { parseStatuses, type ParsedStatuses } from './parse-statuses';

/** The engine's statuses, with the time at which they were true, in milliseconds. */
export interface EngineStatuses extends ParsedStatuses {
  readonly madeAt: number;
}

interface FetchOptions {
  /** The clock, in milliseconds. */
  readonly nowMs: () => number;
  /** Time limit for the whole response. */
  readonly timeoutMs: number;
}

/** Ample: a thousand sales are 60 kB. */
const maxBytes = 1_000_000;

/**
 * Maximum time for which a shared cache serves a response (stale-if-error): an older date cannot be that of the data.
 */
const oldestMs = 300_000;

/**
 * The time of the request minus the age of the data, if the engine states a plausible one. Both of its dates use its
 * own clock, which may differ from ours; the time in caches between us is added.
 */
function madeAt(headers: Headers, requestedAt: number): number {
  const statedAt = Date.parse(headers.get('last-modified') ?? '');
  const sentAt = Date.parse(headers.get('date') ?? '');
  const inCachesMs = Number(headers.get('age') ?? 0) * 1000 || 0;
  const age = Number.isNaN(sentAt) ? requestedAt - statedAt : sentAt - statedAt + inCachesMs;
  return age >= 0 && age <= oldestMs ? requestedAt - age : requestedAt;
}

/**
 * Requests the statuses of all sales from the engine once. A redirect is not followed, so that each poll is one
 * request.
 *
 * @throws When there is no complete, valid response in time.
 */
export async function fetchEngineStatuses(
  origin: string,
  { nowMs, timeoutMs }: FetchOptions,
): Promise<EngineStatuses> {
  const requestedAt = nowMs();
  const response = await fetch(`${origin}/api/sale-statuses`, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`its status is ${response.status}`);
  }
  const parsed = parseStatuses(await readLimitedText(response.body, maxBytes));
  return { ...parsed, madeAt: madeAt(response.headers, requestedAt) };
}
