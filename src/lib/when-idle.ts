/** Maximum wait, for a page that is never idle. */
const timeoutMs = 2000;

/** Resolves when the browser is idle, so that the code after it delays neither painting nor input. */
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
