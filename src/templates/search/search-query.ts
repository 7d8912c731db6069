import { currentQuery } from '../../features/query-state/query-store';
import { freeText, parseQuery, type Fields } from '../../lib/query-state';
import { maxQueryLength, normalizeQuery } from '../../model/derive/search/search-terms';

export const searchFields: Fields<{ readonly query: string }> = { query: freeText(maxQueryLength) };

/** Returns the title of the page for a query. */
export function searchTitle(query: string, plain: string): string {
  const words = normalizeQuery(query);
  return words === '' ? plain : `${words} – ${plain}`;
}

/** Returns the title for the current address; in the build, which has no address, the default title. */
export function currentTitle(plain: string): string {
  return typeof window === 'undefined'
    ? plain
    : searchTitle(parseQuery(currentQuery(), searchFields).query, plain);
}
