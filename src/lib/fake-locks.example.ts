/** Locks in memory, for tests: one holder at a time, in the order of the requests. */
export function createFakeLocks() {
  let held: Promise<unknown> = Promise.resolve();
  return {
    async request(
      _name: string,
      ...[options, work]: [() => unknown] | [{ readonly signal?: AbortSignal }, () => unknown]
    ): Promise<unknown> {
      const signal = typeof options === 'function' ? undefined : options.signal;
      const run = typeof options === 'function' ? options : work;
      const turn = held.then(() => {
        if (signal?.aborted === true) throw new DOMException('Aborted', 'AbortError');
        return run?.();
      });
      held = turn.catch(() => undefined);
      return turn;
    },
  };
}
