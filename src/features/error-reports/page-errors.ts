type Reporter = (error: unknown) => void;

let reporter: Reporter | null = null;

/** Sets the reporter of errors; there is none unless reporting is configured. */
export function setErrorReporter(next: Reporter | null): void {
  reporter = next;
}

/**
 * Reports the error that made a page fail.
 *
 * @returns Whether it was sent, so that a page never claims a report that was not made.
 */
export function reportPageError(error: unknown): boolean {
  if (reporter === null) return false;
  reporter(error);
  return true;
}
