import type { SearchServices } from './search-services';
import type { PlaceSuggestion, SaleSuggestion } from './suggestions';

/** What a search box needs to know. */
export interface SearchProps {
  /** The search page. */
  readonly page: string;
  /** Where an empty search leads: the list of sales. */
  readonly sales: string;
  /** Suggested before anything is typed. */
  readonly popular: readonly PlaceSuggestion[];
  /** The sales that may be on or to come until the next build; those that are so are suggested as well. */
  readonly upcoming: readonly SaleSuggestion[];
  readonly services: SearchServices;
  /** The sentence for suggestions that cannot be had; here, since the box says it when its own code cannot be had. */
  readonly failure: string;
}
