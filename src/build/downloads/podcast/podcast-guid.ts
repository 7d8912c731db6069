import { v5 } from 'uuid';

/** The name space of podcasts, https://podcasting2.org/docs/podcast-namespace/tags/guid. */
const podcasts = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * Identity of a podcast in directories: made from the address of its feed, without the scheme and trailing
 * slashes.
 */
export function podcastGuid(feedUrl: string): string {
  return v5(feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, ''), podcasts);
}
