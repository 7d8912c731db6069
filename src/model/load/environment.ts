import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * The content folder: CONTENT_DIR, or content/ in the working folder. One that is not there lacks every file.
 *
 * @throws When it is a file.
 */
export function contentDirectory(env: NodeJS.ProcessEnv): string {
  const folder = env.CONTENT_DIR ?? '';
  const resolved = path.resolve(folder === '' ? 'content' : folder);
  if (statSync(resolved, { throwIfNoEntry: false })?.isFile() === true) {
    throw new Error(
      `CONTENT_DIR is "${folder}", which is a file. Write the folder that holds settings/ and sales/, or leave it unset for content/.`,
    );
  }
  return resolved;
}

/**
 * The feed whose episodes join those under content/: PODCAST_FEED_URL, or none.
 *
 * @throws When it is set but is not a web address.
 */
export function podcastFeedUrl(env: NodeJS.ProcessEnv): string | null {
  const value = env.PODCAST_FEED_URL;
  if (value === undefined || value === '') return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(
      `PODCAST_FEED_URL is "${value}". Write the address of an RSS feed such as https://podcasts.example.com/feed.xml, or leave it unset.`,
    );
  }
  return new URL(value).href;
}

/**
 * The moment as of which the site is built: now, or noon UTC−6 of CONTENT_DATE for builds that have to
 * come out the same on any day.
 *
 * @throws When CONTENT_DATE is set but is not a date.
 */
export function contentDate(env: NodeJS.ProcessEnv): Date {
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
