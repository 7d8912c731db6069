import { cacheLifetimeMs } from '../../lib/cache-lifetime';
import { fetchStatuses, type FetchPorts } from './fetch-statuses';
import { initialPollState, latestPollState, readPollState, type PollState } from './poll-state';
import type { PolledStatuses } from './polled-statuses';

/** Minimum interval between requests of one browser, however many tabs it has open. */
const spacingMs = 15_000;

/** Spreads the requests of visitors who opened a page at the same moment; always later, never sooner. */
const jitterMs = 500;

/** Minimum delay in milliseconds, since 0 turns the interval off. */
const minDelayMs = 10;

export interface SharedPollPorts extends FetchPorts {
  readonly random: () => number;
  /** Reads the state that the tabs have stored; null if there is none or it cannot be read. */
  readonly read: () => string | null;
  /** @throws When nothing can be stored. */
  readonly write: (text: string) => void;
  /** Runs a task, or waits until another tab has run one, and returns null. */
  readonly runExclusive: (task: () => Promise<PollState>) => Promise<PollState | null>;
  /** Returns whether the page is visible and online. */
  readonly isActive: () => boolean;
  readonly onActivityChange: (listener: () => void) => () => void;
  /** Calls the listener when another tab has stored something. */
  readonly onStored: (listener: () => void) => () => void;
  /** Called with the statuses to show. */
  readonly onStatuses: (statuses: PolledStatuses) => void;
}

export type SharedPoll = ReturnType<typeof createSharedPoll>;

/** Creates the poll that all tabs of a browser share: one of them requests, and all of them receive the response. */
export function createSharedPoll(ports: SharedPollPorts) {
  /** The last state that this tab knows, from any tab, in case the storage is empty or forbidden. */
  let known: PollState | null = null;

  function store(poll: PollState): void {
    known = poll;
    try {
      ports.write(JSON.stringify(poll));
    } catch {
      // Storage is full or forbidden: this tab then knows only its own state.
    }
  }

  /** Returns the latest state. */
  function latest(): PollState {
    const stored = readPollState(ports.read());
    const now = ports.now();
    const poll = latestPollState([stored, known], now, spacingMs);
    if (poll.requestedAt !== stored?.requestedAt && poll.requestedAt === now) store(poll);
    // Otherwise a state from before the clock was set back would become the latest again when its time comes.
    known = poll;
    return now - poll.requestedAt < cacheLifetimeMs ? poll : initialPollState;
  }

  function isDue({ requestedAt }: PollState): boolean {
    return ports.now() - requestedAt >= spacingMs;
  }

  async function pollOnce(): Promise<PollState> {
    const before = latest();
    if (!ports.isActive() || !isDue(before)) return before;
    const pending = { ...before, requestedAt: ports.now() };
    // Before the response, so that the spacing holds even if this tab is closed meanwhile.
    store(pending);
    const outcome = await fetchStatuses(ports);
    const after = outcome.ok
      ? { ...pending, failed: false, snapshot: outcome.value }
      : { ...pending, failed: true };
    // Another tab may have sent a request while this one slept: the spacing counts from then.
    const { requestedAt } = latest();
    store({ ...after, requestedAt });
    return after;
  }

  /** Sends a request if one is due and no other tab sends it. Returns the latest state. Never throws. */
  async function fetch(): Promise<PollState> {
    return (await ports.runExclusive(pollOnce)) ?? latest();
  }

  /** Returns the milliseconds until the next poll is due. */
  function untilDue(): number {
    const left = latest().requestedAt + spacingMs - ports.now();
    return Math.max(left + ports.random() * jitterMs, minDelayMs);
  }

  const { now, isActive, onActivityChange, onStored, onStatuses } = ports;
  return { fetch, latest, untilDue, now, isActive, onActivityChange, onStored, onStatuses };
}
