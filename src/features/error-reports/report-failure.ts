import { reportPageError } from './page-errors';

/** Logs and reports the reason of a failure; visitors see only a message without it, or less. */
export function reportFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- There is no other log in a browser.
  console.error(error);
  reportPageError(error);
}
