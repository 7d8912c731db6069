import { useDebounced } from '../../ui/interaction/use-debounced';
import type { SearchPorts } from './search-ports';
import { suggest, type Suggestions } from './suggest';
import { lastResult, useSearchResult, type SearchState } from './use-search-result';

const debounceMs = 200;

/**
 * Returns suggestions for a query, once the visitor stops typing.
 *
 * @param query Without spaces around it.
 * @param onFailure Called once with a failure, unless the request was aborted.
 */
export function useSuggestions(
  query: string,
  loadPorts: () => Promise<SearchPorts>,
  onFailure: (error: Error) => void,
): SearchState<Suggestions> {
  const debounced = useDebounced(query, debounceMs);
  const state = useSearchResult<Suggestions>({
    name: 'Search suggestions',
    query: debounced,
    search: async (query, superseded) => suggest(await loadPorts(), query, superseded),
    onFailure,
  });
  if (query === '') return { kind: 'idle' };
  if (query === debounced) return state;
  return { kind: 'loading', previous: lastResult(state) };
}
