import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { answerLifetimeMs } from '../../lib/answer-lifetime';
import type { SearchPorts } from './search-ports';
import { suggest, type Suggestions } from './suggest';
import { useDebounced } from './use-debounced';

const debounceMs = 200;

export type SuggestionsState =
  /** Nothing was typed. */
  | { readonly kind: 'idle' }
  /** The answer is on its way; until then the last one stays. */
  | { readonly kind: 'loading'; readonly previous: Suggestions | undefined }
  | { readonly kind: 'found'; readonly found: Suggestions }
  | { readonly kind: 'failed' };

/**
 * Answers to a visitor's words, kept for five minutes; a question that another takes the place of is given up.
 *
 * @param words Without spaces around them.
 * @param onFailure Told of a failure once, unless the question was given up.
 */
export function useSuggestions(
  words: string,
  loadPorts: () => Promise<SearchPorts>,
  onFailure: (error: Error) => void,
): SuggestionsState {
  const asked = useDebounced(words, debounceMs);
  const request = useRef<AbortController | null>(null);

  async function ask([, wordsAsked]: readonly [string, string]): Promise<Suggestions> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const answer = await suggest(await loadPorts(), wordsAsked, signal);
    if (answer.ok) return answer.value;
    throw new Error(`Search suggestions: ${answer.failure}`);
  }

  const { data, error, isLoading, isValidating } = useSWR<Suggestions, Error>(
    asked === '' ? null : ['search suggestions', asked],
    ask,
    {
      dedupingInterval: answerLifetimeMs,
      keepPreviousData: true,
      // Typing asks again, and so do a return to the page and to the network.
      shouldRetryOnError: false,
      onError: (failure) => {
        if (request.current?.signal.aborted !== true) onFailure(failure);
      },
    },
  );

  useEffect(() => {
    if (asked === '') request.current?.abort();
  }, [asked]);
  useEffect(
    () => () => {
      request.current?.abort();
    },
    [],
  );

  if (words === '') return { kind: 'idle' };
  if (words !== asked || isLoading) return { kind: 'loading', previous: data };
  if (error !== undefined) return isValidating ? { kind: 'loading', previous: data } : { kind: 'failed' };
  return data === undefined ? { kind: 'loading', previous: undefined } : { kind: 'found', found: data };
}
