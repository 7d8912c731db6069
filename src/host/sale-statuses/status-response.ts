import { etagOf } from '../site/etags';
import type { StatusItem } from './parse-statuses';

/** For browsers and for a cache in front of the host: short-lived, and usable for a while when the host is down. */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300';

/** A response that can be sent any number of times. Headers are alternating names and values. */
export interface StatusResponse {
  readonly body: string;
  readonly etag: string;
  readonly headers: string[];
  /** For a 304. */
  readonly unchangedHeaders: string[];
}

/** Makes a response from its items and the time, in milliseconds, at which they were true. */
export type CreateResponse = (items: readonly StatusItem[], madeAt: number) => StatusResponse;

function bySlug(a: StatusItem, b: StatusItem): number {
  return a.slug < b.slug ? -1 : 1;
}

interface Made {
  readonly items: readonly StatusItem[];
  readonly madeAt: number;
  readonly base: Readonly<Record<string, string>>;
  readonly response: StatusResponse;
}

/** Makes responses with the given headers; the same items have the same ETag, in any order. */
export function createResponseFactory(baseHeaders: () => Readonly<Record<string, string>>): CreateResponse {
  let latest = { body: '', etag: '' };
  let made: Made | undefined;
  return function createResponse(items, madeAt) {
    const base = baseHeaders();
    if (made?.items === items && made.madeAt === madeAt && made.base === base) return made.response;
    const body = JSON.stringify({ data: items.toSorted(bySlug) });
    if (latest.body !== body) latest = { body, etag: `"${etagOf(body)}"` };
    const unchangedHeaders = Object.entries({
      ...base,
      'cache-control': cacheControl,
      etag: latest.etag,
      'last-modified': new Date(madeAt).toUTCString(),
    }).flat();
    const length = String(Buffer.byteLength(body));
    const headers = [...unchangedHeaders, 'content-type', 'application/json', 'content-length', length];
    made = { items, madeAt, base, response: { ...latest, headers, unchangedHeaders } };
    return made.response;
  };
}
