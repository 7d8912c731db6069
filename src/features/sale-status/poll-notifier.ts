import type { PollState } from './poll-state';
import type { PolledStatuses } from './polled-statuses';
import { staleMs } from './current-status';

/**
 * Time in milliseconds after a page becomes visible during which old data is not reported: usually new data arrives a
 * moment later.
 */
const graceMs = 2000;

interface PollNotifierOptions {
  readonly now: () => number;
  readonly onStatuses: (statuses: PolledStatuses) => void;
  /** Called when the data becomes out of date, and when it is current again. */
  readonly onStale: (stale: boolean) => void;
  /** Called when a poll fails after a success, and when one succeeds again. */
  readonly onFailure: (failed: boolean) => void;
}

export type PollNotifier = ReturnType<typeof createPollNotifier>;

/** Reports stale data and failures, each once, and only while the page is visible and online. */
export function createPollNotifier({ now, onStatuses, onStale, onFailure }: PollNotifierOptions) {
  let activeSince: number | null = null;
  let madeAt: number | null = null;
  let stale = false;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setStale(next: boolean): void {
    if (next === stale) return;
    stale = next;
    onStale(next);
  }

  function setFailed(next: boolean): void {
    if (next === failed) return;
    failed = next;
    onFailure(next);
  }

  function updateStale(): void {
    clearTimeout(timer);
    if (activeSince === null || madeAt === null) {
      setStale(false);
      return;
    }
    // Times in the future were recorded before the clock was set back.
    const current = now();
    madeAt = Math.min(madeAt, current);
    activeSince = Math.min(activeSince, current);
    const left = Math.max(madeAt + staleMs, activeSince + graceMs) - current;
    if (left > 0) timer = setTimeout(updateStale, left);
    setStale(left <= 0);
  }

  /** Applies the polled data, unless it is older than the current data, such as from a stale cache. */
  function applySnapshot({ snapshot }: PollState): void {
    if (snapshot === null) return;
    // Data from before the clock was set back counts as of now.
    const current = now();
    if (madeAt !== null && snapshot.madeAt < Math.min(madeAt, current)) return;
    madeAt = Math.min(snapshot.madeAt, current);
    onStatuses({ statuses: new Map(snapshot.statuses), madeAt });
  }

  return {
    /** Applies the outcome of a poll, by this tab or by another one. */
    applyPoll(poll: PollState): void {
      applySnapshot(poll);
      if (!poll.failed) setFailed(false);
      else if (activeSince !== null) setFailed(true);
      updateStale();
    },
    /** Sets whether the page is visible and online. */
    setActive(active: boolean): void {
      if (active) activeSince ??= now();
      else activeSince = null;
      updateStale();
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
