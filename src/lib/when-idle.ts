/** Maximum wait, for a page that is never idle. */
const timeoutMs = 2000;

/** Resolves when the browser is idle, so that what follows delays neither painting nor a press. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not have it.
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
