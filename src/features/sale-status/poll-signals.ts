import type { KeptPoll } from './kept-poll';
import type { PolledStatuses } from './polled-statuses';
import { staleMs } from './present-status';

/** Whoever comes back finds old data, and mostly new data a moment later: that is nothing to tell. */
const graceMs = 2000;

export interface SignalPorts {
  readonly now: () => number;
  readonly note: (statuses: PolledStatuses) => void;
  /** Called when the data shown becomes out of date, and when it no longer is. */
  readonly onStale: (stale: boolean) => void;
  /** Called when a poll fails after none has, and when one succeeds again. */
  readonly onFailure: (failed: boolean) => void;
}

export type PollSignals = ReturnType<typeof createPollSignals>;

/** Tells of stale data and of failure, each once, and only while somebody looks at the page and the network is there. */
export function createPollSignals({ now, note, onStale, onFailure }: SignalPorts) {
  let heededSince: number | null = null;
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

  function judgeAge(): void {
    clearTimeout(timer);
    if (heededSince === null || madeAt === null) {
      setStale(false);
      return;
    }
    // What lies ahead was so before the clock was set back.
    const present = now();
    madeAt = Math.min(madeAt, present);
    heededSince = Math.min(heededSince, present);
    const left = Math.max(madeAt + staleMs, heededSince + graceMs) - present;
    if (left > 0) timer = setTimeout(judgeAge, left);
    setStale(left <= 0);
  }

  /** Takes what was answered, unless that is older than what is known, as from a cache that lags behind. */
  function takeAnswer({ answer }: KeptPoll): void {
    if (answer === null) return;
    // After the clock was set back, what was made then counts as of now.
    const present = now();
    if (madeAt !== null && answer.madeAt < Math.min(madeAt, present)) return;
    madeAt = Math.min(answer.madeAt, present);
    note({ words: new Map(answer.statuses), madeAt });
  }

  return {
    /** What a poll has brought, of this tab or of another one. */
    take(poll: KeptPoll): void {
      takeAnswer(poll);
      if (!poll.failed) setFailed(false);
      else if (heededSince !== null) setFailed(true);
      judgeAge();
    },
    /** Whether somebody looks and the network is there. */
    heed(heeded: boolean): void {
      if (heeded) heededSince ??= now();
      else heededSince = null;
      judgeAge();
    },
    end(): void {
      clearTimeout(timer);
    },
  };
}
