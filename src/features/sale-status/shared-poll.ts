import { answerLifetimeMs } from '../../lib/answer-lifetime';
import { fetchStatuses, type FetchPorts } from './fetch-statuses';
import { initialPollState, latestPollState, readPollState, type PollState } from './poll-state';
import type { PolledStatuses } from './polled-statuses';

/** No browser asks more often, however many tabs it has open. */
const spacingMs = 15_000;

/** Keeps visitors who open a page at one moment from asking at one moment forever; always later, never sooner. */
const jitterMs = 500;

/** The shortest interval, as 0 means none. */
const minDelayMs = 10;

export interface SharedPollPorts extends FetchPorts {
  readonly random: () => number;
  /** Reads what the tabs have stored; null where nothing is, or nothing can be. */
  readonly read: () => string | null;
  /** @throws Where nothing can be stored. */
  readonly write: (text: string) => void;
  /** Runs a task while no other tab runs one. */
  readonly runExclusive: (task: () => Promise<PollState>) => Promise<PollState>;
  /** Whether the page is visible and online. */
  readonly isActive: () => boolean;
  readonly onActivityChange: (listener: () => void) => () => void;
  /** Calls the listener when another tab has stored something. */
  readonly onStored: (listener: () => void) => () => void;
  /** Takes what the pages are to show. */
  readonly onStatuses: (statuses: PolledStatuses) => void;
}

export type SharedPoll = ReturnType<typeof createSharedPoll>;

/** Creates the poll that all tabs of a browser share: one of them asks, and all of them hear the answer. */
export function createSharedPoll(ports: SharedPollPorts) {
  /** What this tab knew last, whichever tab asked: for when the storage is empty, or refuses. */
  let known: PollState | null = null;

  function store(poll: PollState): void {
    known = poll;
    try {
      ports.write(JSON.stringify(poll));
    } catch {
      // Storage is full or forbidden: this tab then knows of itself alone.
    }
  }

  /** Returns what is known at present. */
  function latest(): PollState {
    const stored = readPollState(ports.read());
    const now = ports.now();
    const poll = latestPollState([stored, known], now, spacingMs);
    if (poll.requestedAt !== stored?.requestedAt && poll.requestedAt === now) store(poll);
    // Or a state from before the clock was set back would be the latest again when its hour comes.
    known = poll;
    return now - poll.requestedAt < answerLifetimeMs ? poll : initialPollState;
  }

  function isDue({ requestedAt }: PollState): boolean {
    return ports.now() - requestedAt >= spacingMs;
  }

  async function pollOnce(): Promise<PollState> {
    const before = latest();
    if (!ports.isActive() || !isDue(before)) return before;
    const pending = { ...before, requestedAt: ports.now() };
    // Before the answer, so that the spacing holds although this tab may be closed in the middle.
    store(pending);
    const outcome = await fetchStatuses(ports);
    const after = outcome.ok
      ? { ...pending, failed: false, snapshot: outcome.value }
      : { ...pending, failed: true };
    // Another tab may have asked since, where this one slept: the spacing counts from then.
    const { requestedAt } = latest();
    store({ ...after, requestedAt });
    return after;
  }

  /** Asks, if that is due and no other tab does, and returns what is known then. Never throws. */
  function fetch(): Promise<PollState> {
    return ports.runExclusive(pollOnce);
  }

  /** Returns the milliseconds until the next poll is to be tried. */
  function untilDue(): number {
    const left = latest().requestedAt + spacingMs - ports.now();
    return Math.max(left + ports.random() * jitterMs, minDelayMs);
  }

  const { now, isActive, onActivityChange, onStored, onStatuses } = ports;
  return { fetch, latest, untilDue, now, isActive, onActivityChange, onStored, onStatuses };
}
