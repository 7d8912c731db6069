import type { Result } from '../../lib/result';
import type { PlaceSuggestion, SaleSuggestion } from '../../model/derive/search/suggestions';

/** Reasons why a search failed. */
export type SearchFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

/**
 * Returns the best few results for a query; never throws.
 *
 * @param superseded Aborts the query when another has replaced it.
 */
export type Find<Answer> = (
  query: string,
  superseded: AbortSignal,
) => Promise<Result<readonly Answer[], SearchFailure>>;

/** The sources of suggestions: the build's indexes, or outside services. */
export interface SearchPorts {
  readonly findPlaces: Find<PlaceSuggestion>;
  readonly findSales: Find<SaleSuggestion>;
}
