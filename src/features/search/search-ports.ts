import type { FetchFailure } from '../../lib/http/fetch-json';
import type { Result } from '../../lib/result';
import type { PlaceSuggestion, SaleSuggestion } from '../../model/derive/search/suggestions';

/**
 * Returns the best few results for a query; never throws.
 *
 * @param superseded Aborts the query when another has replaced it.
 */
export type Find<Answer> = (
  query: string,
  superseded: AbortSignal,
) => Promise<Result<readonly Answer[], FetchFailure>>;

/** The sources of suggestions: the build's indexes, or outside services. */
export interface SearchPorts {
  readonly findPlaces: Find<PlaceSuggestion>;
  readonly findSales: Find<SaleSuggestion>;
}
