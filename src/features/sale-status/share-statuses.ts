import { askStatuses, type AskPorts } from './ask-statuses';
import { latestPoll, nothingKept, readKeptPoll, type KeptPoll } from './kept-poll';
import type { PolledStatuses } from './polled-statuses';
import { staleMs } from './present-status';

/** No browser asks more often, however many tabs it has open. */
export const spacingMs = 15_000;

/** So that not all who open a page at one moment ask at one moment for ever; always later, never sooner. */
const jitterMs = 500;

/** The polling starts again a moment after the page is looked at, not within the same breath. */
const soonMs = 10;

export interface SharePorts extends AskPorts {
  readonly random: () => number;
  /** What the tabs have kept; null where nothing is, or nothing can be. */
  readonly read: () => string | null;
  /** @throws where nothing can be kept. */
  readonly write: (text: string) => void;
  /** Runs a task while no other tab runs one. */
  readonly alone: (task: () => Promise<KeptPoll>) => Promise<KeptPoll>;
  /** Whether nobody looks at this page, or no network is there. */
  readonly isQuiet: () => boolean;
  readonly onQuietChange: (listener: () => void) => () => void;
  /** When another tab has kept something. */
  readonly onKept: (listener: () => void) => () => void;
  /** Takes what the pages are to show. */
  readonly note: (statuses: PolledStatuses) => void;
}

export type SharedStatuses = ReturnType<typeof shareStatuses>;

/** The poll that all tabs of a browser share: one of them asks, and all of them hear the answer. */
export function shareStatuses(ports: SharePorts) {
  let own: KeptPoll | null = null;
  let running: Promise<KeptPoll> | null = null;

  function keep(poll: KeptPoll): void {
    own = poll;
    try {
      ports.write(JSON.stringify(poll));
    } catch {
      // Storage is full or forbidden: this tab then knows of itself alone.
    }
  }

  /** What is known at present; of what was asked longer ago than that, nothing is. */
  function latest(): KeptPoll {
    const stored = readKeptPoll(ports.read());
    const now = ports.now();
    const poll = latestPoll([stored, own], now, spacingMs);
    if (poll.askedAt !== stored?.askedAt && poll.askedAt === now) keep(poll);
    return now - poll.askedAt < staleMs ? poll : nothingKept;
  }

  function isDue({ askedAt }: KeptPoll): boolean {
    return ports.now() - askedAt >= spacingMs;
  }

  async function askOnce(): Promise<KeptPoll> {
    const before = latest();
    if (ports.isQuiet() || !isDue(before)) return before;
    const asking = { ...before, askedAt: ports.now() };
    // Before the answer, so that the spacing holds although this tab may be closed in the middle.
    keep(asking);
    const outcome = await askStatuses(ports);
    const after = outcome.ok
      ? { ...asking, failed: false, answer: outcome.value }
      : { ...asking, failed: true };
    keep(after);
    return after;
  }

  /** Asks, if that is due and nobody else does, and gives what is known then. Never throws. */
  function poll(): Promise<KeptPoll> {
    running ??= ports.alone(askOnce).finally(() => {
      running = null;
    });
    return running;
  }

  /** Milliseconds until the next poll is to be tried. */
  function untilDue(): number {
    const left = latest().askedAt + spacingMs - ports.now();
    return Math.max(left + ports.random() * jitterMs, soonMs);
  }

  const { now, isQuiet, onQuietChange, onKept, note } = ports;
  return { poll, latest, untilDue, now, isQuiet, onQuietChange, onKept, note };
}
