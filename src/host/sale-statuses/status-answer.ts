import { tagOf } from '../etags';
import type { StatusItem } from './parse-statuses';

/** For browsers and for a cache in front of us: short-lived, and usable for a while when we are down. */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300';

/** One answer, ready to be sent as often as it is asked for. Headers are names and values in turn. */
export interface StatusAnswer {
  readonly body: string;
  readonly etag: string;
  readonly headers: string[];
  /** What goes with 304. */
  readonly unchangedHeaders: string[];
}

/** Makes an answer from its items and the moment, in milliseconds, at which they were true. */
export type MakeAnswer = (items: readonly StatusItem[], madeAt: number) => StatusAnswer;

function bySlug(a: StatusItem, b: StatusItem): number {
  return a.slug < b.slug ? -1 : 1;
}

/** Answers with the given headers; the same items have the same ETag, in whatever order they came. */
export function answersWith(baseHeaders: Readonly<Record<string, string>>): MakeAnswer {
  let latest = { body: '', etag: '' };
  return function makeAnswer(items, madeAt) {
    const body = JSON.stringify({ data: items.toSorted(bySlug) });
    if (latest.body !== body) latest = { body, etag: `"${tagOf(body)}"` };
    const unchangedHeaders = Object.entries({
      ...baseHeaders,
      'cache-control': cacheControl,
      etag: latest.etag,
      'last-modified': new Date(madeAt).toUTCString(),
    }).flat();
    const length = String(Buffer.byteLength(body));
    const headers = [...unchangedHeaders, 'content-type', 'application/json', 'content-length', length];
    return { ...latest, headers, unchangedHeaders };
  };
}
