import { searchRoute } from '../../model/derive/routes';
import type { SearchProps } from '../../model/derive/search/search-props';
import { normalizeQuery } from '../../model/derive/search/search-terms';

/**
 * Returns the destination of a search without a chosen suggestion: the search page, or the list of sales for an empty
 * query.
 */
export function searchTarget({ sales }: Pick<SearchProps, 'sales'>, text: string): string {
  const query = normalizeQuery(text);
  return query === '' ? sales : searchRoute(query);
}
