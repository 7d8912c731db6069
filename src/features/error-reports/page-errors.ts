/** @param onSent Called when the report has arrived; never otherwise. */
type Reporter = (error: unknown, onSent?: () => void) => void;

let reporter: Reporter | null = null;

/** Sets the reporter of errors; there is none unless reporting is configured. */
export function setErrorReporter(next: Reporter | null): void {
  reporter = next;
}

/**
 * Hands an error to the reporter: the error, and optionally a function that is called when the report has arrived, so
 * that a page never claims a report that was not made.
 *
 * @returns True if there is a reporter.
 */
export function reportPageError(...report: Parameters<Reporter>): boolean {
  if (reporter === null) return false;
  reporter(...report);
  return true;
}
