import { currentQuery } from '../../features/query-state/query-store';
import { freeText, parseQuery, type Fields } from '../../lib/query-state';
import { maxQueryLength, normalizeQuery } from '../../model/derive/search/search-terms';

export const searchFields: Fields<{ readonly query: string }> = { query: freeText(maxQueryLength) };

/** The title of the page for what was searched. */
export function searchTitle(query: string, plain: string): string {
  const words = normalizeQuery(query);
  return words === '' ? plain : `${words} – ${plain}`;
}

/** The title for the current address; in the build, which has none, the plain one. */
export function currentTitle(plain: string): string {
  return typeof window === 'undefined'
    ? plain
    : searchTitle(parseQuery(currentQuery(), searchFields).query, plain);
}
