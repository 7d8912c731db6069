/** A logger: the host's, or that of the function's platform. */
export interface LineLog {
  readonly warn: (line: string) => void;
  readonly info: (line: string) => void;
}

/** Logs each problem with the engine once, however often it happens. */
export interface StatusLog {
  readonly warnOnce: (line: string) => void;
  readonly failed: (error: unknown) => void;
  readonly recovered: () => void;
}

/**
 * Not instanceof: errors of fetch may come from another realm. Their message is "fetch failed"; the cause has the
 * reason.
 */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const cause = 'cause' in error && error.cause !== undefined ? reasonOf(error.cause) : '';
  return cause === '' ? String(error.message) : cause;
}

/** Logs each kind of fault once, and each kind of failure once until the engine responds again. */
export function createStatusLog({ warn, info }: LineLog): StatusLog {
  const logged = new Set<string>();
  const failures = new Set<string>();
  return {
    warnOnce(line) {
      if (!logged.has(line)) warn(`Sale statuses: ${line}`);
      logged.add(line);
    },
    failed(error) {
      const reason = reasonOf(error);
      if (!failures.has(reason)) warn(`Sale statuses: the engine's response can't be used: ${reason}`);
      failures.add(reason);
    },
    recovered() {
      if (failures.size > 0) info('Sale statuses: the engine responds again');
      failures.clear();
    },
  };
}
