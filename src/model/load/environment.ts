import path from 'node:path';

/** Where the content lies: CONTENT_DIR, or content/ in the working folder. */
export function contentDirectory(env: NodeJS.ProcessEnv): string {
  return path.resolve(env.CONTENT_DIR ?? 'content');
}

/**
 * The moment as of which the site is built: now, or noon UTC−6 of CONTENT_DATE for builds that have to
 * come out the same on any day.
 *
 * @throws When CONTENT_DATE is set but is not a date.
 */
export function contentMoment(env: NodeJS.ProcessEnv): Date {
  const date = env.CONTENT_DATE;
  if (date === undefined || date === '') return new Date();
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T18:00:00Z` : date);
  if (Number.isNaN(moment.getTime())) {
    throw new Error(
      `CONTENT_DATE is "${date}". Write a date such as 2026-11-21, or leave it unset for today.`,
    );
  }
  return moment;
}
