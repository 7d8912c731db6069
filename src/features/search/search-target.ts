import { searchRoute } from '../../model/derive/routes';
import type { SearchProps } from '../../model/derive/search/search-props';
import { normalizeQuery } from '../../model/derive/search/search-terms';

/** Where a search leads that chose no suggestion: to the search page, or without words to the list of sales. */
export function searchTarget({ sales }: Pick<SearchProps, 'sales'>, text: string): string {
  const words = normalizeQuery(text);
  return words === '' ? sales : searchRoute(words);
}
