import { withTimeout } from '../../lib/with-timeout';

/** Time in milliseconds, longer than a response may take: a tab that holds the lock for longer is asleep. */
const waitMs = 12_000;

const name = 'sale-statuses';

export interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable: true } | { readonly signal: AbortSignal },
    task: (lock: unknown) => Promise<void>,
  ) => Promise<unknown>;
}

/**
 * Runs a task unless another tab is running one; then waits for that tab, and returns null. What that tab has stored
 * may become visible here only after its lock is free: a task that ran at once could not know about it.
 *
 * If the browser has no locks, or the other tab is asleep, the task runs all the same.
 *
 * @param task Must not throw.
 */
export async function runExclusive<T>(locks: Locks, task: () => Promise<T>): Promise<T | null> {
  const results: T[] = [];
  async function run(): Promise<void> {
    results.push(await task());
  }
  try {
    await withTimeout(waitMs, async (signal) => {
      await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? Promise.resolve() : run()));
      if (results.length === 0) await locks.request(name, { signal }, () => Promise.resolve());
    });
  } catch {
    if (results.length === 0) await run();
  }
  return results[0] ?? null;
}
