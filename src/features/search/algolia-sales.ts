import { liteClient } from 'algoliasearch/lite';
import { fail, ok } from '../../lib/result';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { algoliaHosts } from '../../model/derive/search/algolia-hosts';
import { maxSuggestions, type SaleSuggestion } from '../../model/derive/search/suggestions';
import { parseAlgoliaSales } from './parse-algolia-sales';
import type { Ask, SearchFailure } from './search-ports';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/** Sends what the client asks for, as its own requester does, and can be stopped, which that cannot. */
function cancellableRequester(superseded: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const request = new AbortController();
      function abort(): void {
        request.abort();
      }
      const timer = setTimeout(abort, responseTimeout);
      if (superseded.aborted) abort();
      superseded.addEventListener('abort', abort);
      try {
        const response = await fetch(url, {
          method,
          headers,
          body: typeof data === 'string' ? data : null,
          signal: request.signal,
        });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        return { status: 0, content: String(error), isTimedOut: request.signal.aborted };
      } finally {
        clearTimeout(timer);
        superseded.removeEventListener('abort', abort);
      }
    },
  };
}

/** The client knows which of its hosts fail, and throws errors with these names. */
function failureOf(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'ApiError') return 'refused';
  return error.name === 'DeserializationError' ? 'unreadable' : 'unreachable';
}

/** Finds sales in the index suggestions at Algolia. */
export function algoliaSales({ appId, searchKey, origin }: AlgoliaSettings): Ask<SaleSuggestion> {
  return async function findSales(words, superseded) {
    const client = liteClient(appId, searchKey, {
      ...algoliaHosts(origin),
      requester: cancellableRequester(superseded),
    });
    try {
      const answer: unknown = await client.search({
        requests: [
          {
            indexName: 'suggestions',
            query: words,
            hitsPerPage: maxSuggestions,
            attributesToRetrieve: ['slug', 'name', 'location'],
          },
        ],
      });
      const sales = parseAlgoliaSales(answer);
      return sales === null ? fail('unreadable') : ok(sales.slice(0, maxSuggestions));
    } catch (error) {
      return fail(failureOf(error));
    }
  };
}
