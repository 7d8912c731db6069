/** The reason of a signal whose time is over. */
export const timedOut = 'timed out';

/**
 * Runs a task with a signal that is aborted after a time. `AbortSignal.timeout()` and `AbortSignal.any()` are newer
 * than some of the supported browsers.
 *
 * @param superseded Aborts it as well.
 */
export async function withTimeout<Value>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Value>,
  superseded?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(timedOut);
  }, milliseconds);
  function abort(): void {
    controller.abort();
  }
  if (superseded?.aborted === true) abort();
  superseded?.addEventListener('abort', abort);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
    superseded?.removeEventListener('abort', abort);
  }
}
