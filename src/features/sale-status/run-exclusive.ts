/** Longer than a response may take: a tab that holds the lock longer is asleep. */
const waitMs = 12_000;

export interface Locks {
  readonly request: <T>(
    name: string,
    options: { readonly signal: AbortSignal },
    task: () => Promise<T>,
  ) => Promise<unknown>;
}

/** Runs a task while no other tab runs one. If the browser has no locks, the task runs all the same. */
export function runExclusive<T>(locks: Locks, task: () => Promise<T>): Promise<T> {
  const wait = new AbortController();
  const timer = setTimeout(() => {
    wait.abort();
  }, waitMs);
  return new Promise((resolve) => {
    let begun = false;
    const begin = (): Promise<T> => {
      begun = true;
      clearTimeout(timer);
      const done = task();
      resolve(done);
      return done;
    };
    locks.request('sale-statuses', { signal: wait.signal }, begin).catch(() => {
      if (!begun) void begin();
    });
  });
}
