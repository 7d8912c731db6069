import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { cacheLifetimeMs } from '../../lib/cache-lifetime';
import type { FetchFailure } from '../../lib/http/fetch-json';
import type { Result } from '../../lib/result';

export type SearchState<Answer> =
  /** Nothing has been typed. */
  | { readonly kind: 'idle' }
  /** The request is pending; until then the last result stays. */
  | { readonly kind: 'loading'; readonly previous: Answer | undefined }
  | { readonly kind: 'found'; readonly found: Answer }
  | { readonly kind: 'failed' };

/** Returns the result, or the one before it while a request is pending. */
export function lastResult<Answer>(state: SearchState<Answer>): Answer | undefined {
  if (state.kind === 'found') return state.found;
  return state.kind === 'loading' ? state.previous : undefined;
}

interface SearchRequest<Answer> {
  /** Names the search in reports, and separates its results from those of other searches. */
  readonly name: string;
  /** Without spaces around it; empty for no search. */
  readonly query: string;
  readonly search: (query: string, superseded: AbortSignal) => Promise<Result<Answer, FetchFailure>>;
  /** Called once with a failure, unless the request was aborted. */
  readonly onFailure: (error: Error) => void;
}

/** Returns the results for a query, cached for five minutes; a new query aborts the previous request. */
export function useSearchResult<Answer>({
  name,
  query,
  search,
  onFailure,
}: SearchRequest<Answer>): SearchState<Answer> {
  const request = useRef<AbortController | null>(null);

  async function fetcher([, key]: readonly [string, string]): Promise<Answer> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const result = await search(key, signal);
    if (result.ok) return result.value;
    throw new Error(`${name}: ${result.failure}`);
  }

  const { data, error, isLoading, isValidating } = useSWR<Answer, Error>(
    query === '' ? null : [name, query],
    fetcher,
    {
      dedupingInterval: cacheLifetimeMs,
      keepPreviousData: true,
      // Typing sends a new request, and so does a return to the page or to the network.
      shouldRetryOnError: false,
      onError: (failure) => {
        if (request.current?.signal.aborted !== true) onFailure(failure);
      },
    },
  );

  useEffect(() => {
    if (query === '') request.current?.abort();
  }, [query]);
  useEffect(
    () => () => {
      request.current?.abort();
    },
    [],
  );

  if (query === '') return { kind: 'idle' };
  if (isLoading) return { kind: 'loading', previous: data };
  if (error !== undefined) return isValidating ? { kind: 'loading', previous: data } : { kind: 'failed' };
  return data === undefined ? { kind: 'loading', previous: undefined } : { kind: 'found', found: data };
}
