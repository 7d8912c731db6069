import { useDebounced } from '../../ui/interaction/use-debounced';
import type { SearchPorts } from './search-ports';
import { suggest, type Suggestions } from './suggest';
import { lastAnswer, useAnswer, type AnswerState } from './use-answer';

const debounceMs = 200;

/**
 * Suggestions for a visitor's words, once the typing rests.
 *
 * @param words Without spaces around them.
 * @param onFailure Told of a failure once, unless the question was given up.
 */
export function useSuggestions(
  words: string,
  loadPorts: () => Promise<SearchPorts>,
  onFailure: (error: Error) => void,
): AnswerState<Suggestions> {
  const asked = useDebounced(words, debounceMs);
  const state = useAnswer<Suggestions>({
    name: 'Search suggestions',
    words: asked,
    ask: async (wordsAsked, superseded) => suggest(await loadPorts(), wordsAsked, superseded),
    onFailure,
  });
  if (words === '') return { kind: 'idle' };
  if (words === asked) return state;
  return { kind: 'loading', previous: lastAnswer(state) };
}
