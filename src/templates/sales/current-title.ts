import { currentQuery } from '../../features/query-state/query-store';
import { parseQuery } from '../../lib/query-state';
import { salesFields } from './sales-query';
import { salesTitle } from './sales-labels';

/** Returns the title of the list for the current address; in the build, which has no address, the default title. */
export function currentTitle(plain: string, brand: string): string {
  return typeof window === 'undefined'
    ? plain
    : salesTitle(parseQuery(currentQuery(), salesFields), brand, plain);
}
