import { liteClient } from 'algoliasearch/lite';
import type { FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { withTimeout } from '../../lib/with-timeout';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { algoliaHosts } from '../../model/derive/search/algolia-hosts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/** The query of one index. */
interface AlgoliaRequest {
  readonly indexName: 'suggestions' | 'pages';
  readonly query: string;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: string[];
  readonly attributesToHighlight?: string[];
  readonly attributesToSnippet?: string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** Hits of Algolia's response to one query, with their total number. */
export interface AlgoliaHits {
  readonly hits: readonly unknown[];
  readonly total: number;
}

/** Sends the client's requests, as its own requester does, but can be aborted. */
function cancellableRequester(superseded: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const body = typeof data === 'string' ? data : null;
      return withTimeout(
        responseTimeout,
        async (signal) => {
          try {
            const response = await fetch(url, { method, headers, body, signal });
            return { status: response.status, content: await response.text(), isTimedOut: false };
          } catch (error) {
            return { status: 0, content: String(error), isTimedOut: signal.aborted };
          }
        },
        superseded,
      );
    },
  };
}

/** The client knows which of its hosts fail, and throws errors with these names. */
function failureOf(error: unknown): FetchFailure {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'ApiError') return 'refused';
  return error.name === 'DeserializationError' ? 'unreadable' : 'unreachable';
}

/** Parses the first result of a response; null if it is anything else. */
function parseHits(response: unknown): AlgoliaHits | null {
  if (typeof response !== 'object' || response === null || !('results' in response)) return null;
  const results: unknown[] = Array.isArray(response.results) ? response.results : [];
  const [first] = results;
  if (typeof first !== 'object' || first === null || !('hits' in first) || !Array.isArray(first.hits))
    return null;
  const total = 'nbHits' in first && typeof first.nbHits === 'number' ? first.nbHits : 0;
  return { hits: first.hits, total: Math.max(total, first.hits.length) };
}

/** Queries one index at Algolia. Never throws. @param superseded Ends the request early. */
export async function queryAlgolia(
  { appId, searchKey, origin }: AlgoliaSettings,
  request: AlgoliaRequest,
  superseded: AbortSignal,
): Promise<Result<AlgoliaHits, FetchFailure>> {
  const client = liteClient(appId, searchKey, {
    ...algoliaHosts(origin),
    requester: cancellableRequester(superseded),
  });
  try {
    const hits = parseHits(await client.search({ requests: [request] }));
    return hits === null ? fail('unreadable') : ok(hits);
  } catch (error) {
    return fail(failureOf(error));
  }
}
