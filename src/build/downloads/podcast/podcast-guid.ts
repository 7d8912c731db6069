import { v5 } from 'uuid';

/** The name space of podcasts, https://podcasting2.org/docs/podcast-namespace/tags/guid. */
const podcasts = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** What directories know a podcast by: made from the address of its feed, without the scheme and slashes at the end. */
export function podcastGuid(feedUrl: string): string {
  return v5(feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, ''), podcasts);
}
