type Reporter = (error: unknown) => void;

let reporter: Reporter | null = null;

/** Where errors are reported to from now on; nowhere unless reporting is configured. */
export function setErrorReporter(next: Reporter | null): void {
  reporter = next;
}

/**
 * Reports what made a page fail.
 *
 * @returns Whether it went anywhere, so that a page never claims that somebody was told when nobody was.
 */
export function reportPageError(error: unknown): boolean {
  if (reporter === null) return false;
  reporter(error);
  return true;
}
