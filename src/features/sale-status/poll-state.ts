import { parseSlugStatuses, type StatusSnapshot } from './status-response';

/** The state of the poll that the tabs of a browser share; times are in milliseconds by the device's clock. */
export interface PollState {
  /** Time of the last request of any tab, whatever its outcome. */
  readonly requestedAt: number;
  /** True if that request failed. */
  readonly failed: boolean;
  /** The last data that was received. */
  readonly snapshot: StatusSnapshot | null;
}

export const initialPollState: PollState = { requestedAt: 0, failed: false, snapshot: null };

function readSnapshot(value: unknown): StatusSnapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const madeAt: unknown = Reflect.get(value, 'madeAt');
  const statuses = parseSlugStatuses(Reflect.get(value, 'statuses'));
  return typeof madeAt === 'number' && statuses !== null ? { madeAt, statuses } : null;
}

/**
 * Parses the state that a tab has stored; null if it is unreadable. From a tab of another version, at least the time is
 * used, so that both together request no more often than one.
 */
export function readPollState(text: string | null): PollState | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const requestedAt: unknown = Reflect.get(value, 'requestedAt');
  if (typeof requestedAt !== 'number') return null;
  return {
    requestedAt,
    failed: Reflect.get(value, 'failed') === true,
    snapshot: readSnapshot(Reflect.get(value, 'snapshot')),
  };
}

/**
 * Returns the latest of several states. A state from the future counts as of now, so that no tab requests too early or
 * waits for hours: a little ahead, the clocks of two tabs differ; far ahead, the clock was set back, and states from
 * since then come first.
 *
 * @param toleranceMs Milliseconds that still count as a little ahead.
 */
export function latestPollState(
  states: readonly (PollState | null)[],
  now: number,
  toleranceMs: number,
): PollState {
  const known = states.filter((state) => state !== null).sort((a, b) => b.requestedAt - a.requestedAt);
  const state = known.find(({ requestedAt }) => requestedAt <= now + toleranceMs) ?? known[0];
  if (state === undefined) return initialPollState;
  return state.requestedAt <= now ? state : { ...state, requestedAt: now };
}
