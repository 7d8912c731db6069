import { readSaleWords, type StatusAnswer } from './status-answer';

/** What the tabs of a browser tell each other of the poll; times are in milliseconds by the device's clock. */
export interface KeptPoll {
  /** When a tab asked last, whatever came of it. */
  readonly askedAt: number;
  /** Whether that failed. */
  readonly failed: boolean;
  /** The last answer there was. */
  readonly answer: StatusAnswer | null;
}

export const nothingKept: KeptPoll = { askedAt: 0, failed: false, answer: null };

function readAnswer(value: unknown): StatusAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const madeAt: unknown = Reflect.get(value, 'madeAt');
  const statuses = readSaleWords(Reflect.get(value, 'statuses'));
  return typeof madeAt === 'number' && statuses !== null ? { madeAt, statuses } : null;
}

/**
 * Reads what a tab has kept; null for what cannot be read. Of what a tab of another version has kept, at least the
 * moment holds, so that both together do not ask more often than one.
 */
export function readKeptPoll(text: string | null): KeptPoll | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const askedAt: unknown = Reflect.get(value, 'askedAt');
  if (typeof askedAt !== 'number') return null;
  return {
    askedAt,
    failed: Reflect.get(value, 'failed') === true,
    answer: readAnswer(Reflect.get(value, 'answer')),
  };
}

/**
 * What is known at a moment, of what was kept here and there. What lies ahead of the clock counts as of now, so that
 * nobody asks too early, nor waits for an hour to come again: a little ahead, the clocks of two tabs differ; far ahead, the
 * clock was set back, and what is known of the time since comes first.
 *
 * @param littleMs What is a little.
 */
export function latestPoll(kept: readonly (KeptPoll | null)[], now: number, littleMs: number): KeptPoll {
  const known = kept.filter((poll) => poll !== null).sort((a, b) => b.askedAt - a.askedAt);
  const poll = known.find(({ askedAt }) => askedAt <= now + littleMs) ?? known[0];
  if (poll === undefined) return nothingKept;
  return poll.askedAt <= now ? poll : { ...poll, askedAt: now };
}
