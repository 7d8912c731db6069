import type { Result } from '../../lib/result';
import type { PlaceSuggestion, SaleSuggestion } from '../../model/derive/search/suggestions';

/** Why a question to the search has no answer. */
export type SearchFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

/**
 * Answers a visitor's words with the best few; never throws.
 *
 * @param superseded Aborts the question when another has taken its place.
 */
export type Ask<Answer> = (
  words: string,
  superseded: AbortSignal,
) => Promise<Result<readonly Answer[], SearchFailure>>;

/** Where suggestions come from: what the build made, or an outside service. */
export interface SearchPorts {
  readonly findPlaces: Ask<PlaceSuggestion>;
  readonly findSales: Ask<SaleSuggestion>;
}
