import type { SearchServices } from './search-services';
import type { PlaceSuggestion, SaleSuggestion } from './suggestions';

/** Data of a search box. */
export interface SearchProps {
  /** The search page. */
  readonly page: string;
  /** The list of sales, to which an empty search leads. */
  readonly sales: string;
  /** Suggested before anything is typed. */
  readonly popular: readonly PlaceSuggestion[];
  /** The sales that may be live or upcoming until the next build; those that are so now are suggested as well. */
  readonly upcoming: readonly SaleSuggestion[];
  readonly services: SearchServices;
  /**
   * The message when suggestions cannot be loaded; here, because the box shows it when its own code cannot be loaded.
   */
  readonly failure: string;
}
