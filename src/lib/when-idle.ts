/** At the latest then, for a page that never rests. */
const timeoutMs = 2000;

/** Resolves when the browser has nothing else to do, so that what follows delays neither painting nor a press. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: timeoutMs },
      );
    else setTimeout(resolve, 1);
  });
}
