import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { answerLifetimeMs } from '../../lib/answer-lifetime';
import type { Result } from '../../lib/result';
import type { SearchFailure } from './search-ports';

export type AnswerState<Answer> =
  /** Nothing was typed. */
  | { readonly kind: 'idle' }
  /** The answer is on its way; until then the last one stays. */
  | { readonly kind: 'loading'; readonly previous: Answer | undefined }
  | { readonly kind: 'found'; readonly found: Answer }
  | { readonly kind: 'failed' };

/** The answer there is, or the one before it while another is on its way. */
export function lastAnswer<Answer>(state: AnswerState<Answer>): Answer | undefined {
  if (state.kind === 'found') return state.found;
  return state.kind === 'loading' ? state.previous : undefined;
}

interface Question<Answer> {
  /** Names it in reports, and tells its answers from those to other questions. */
  readonly name: string;
  /** Without spaces around them; empty for no question. */
  readonly words: string;
  readonly ask: (words: string, superseded: AbortSignal) => Promise<Result<Answer, SearchFailure>>;
  /** Told of a failure once, unless the question was given up. */
  readonly onFailure: (error: Error) => void;
}

/** Answers to a visitor's words, kept for five minutes; a question that another takes the place of is given up. */
export function useAnswer<Answer>({ name, words, ask, onFailure }: Question<Answer>): AnswerState<Answer> {
  const request = useRef<AbortController | null>(null);

  async function fetcher([, asked]: readonly [string, string]): Promise<Answer> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const answer = await ask(asked, signal);
    if (answer.ok) return answer.value;
    throw new Error(`${name}: ${answer.failure}`);
  }

  const { data, error, isLoading, isValidating } = useSWR<Answer, Error>(
    words === '' ? null : [name, words],
    fetcher,
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
    if (words === '') request.current?.abort();
  }, [words]);
  useEffect(
    () => () => {
      request.current?.abort();
    },
    [],
  );

  if (words === '') return { kind: 'idle' };
  if (isLoading) return { kind: 'loading', previous: data };
  if (error !== undefined) return isValidating ? { kind: 'loading', previous: data } : { kind: 'failed' };
  return data === undefined ? { kind: 'loading', previous: undefined } : { kind: 'found', found: data };
}
