import { reportPageError } from '../../features/error-reports/page-errors';

/** Logs and reports why there are no suggestions; visitors are told only that there are none. */
export function reportSearchFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- There is no other log in a browser.
  console.error(error);
  reportPageError(error);
}
