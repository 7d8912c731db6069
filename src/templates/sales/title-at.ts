import { currentQuery } from '../../features/query-state/query-store';
import { readQuery } from '../../lib/query-state';
import { salesFields } from './sales-query';
import { salesTitle } from './sales-words';

/** The title of the list at the present address; in the build, which has none, the plain one. */
export function titleAt(plain: string, brand: string): string {
  return typeof window === 'undefined'
    ? plain
    : salesTitle(readQuery(currentQuery(), salesFields), brand, plain);
}
