import { yearOf, type ResultsQuery } from './results-query';
import type { PastSaleProps } from '../../page-data/result-props';

type Filters = Pick<ResultsQuery, 'province' | 'year' | 'land'>;

/** Returns the sales that match, each with its matching lots; by land use, a sale needs a sold lot of that use. */
export function filterResults(
  results: readonly PastSaleProps[],
  { province, year, land }: Filters,
): PastSaleProps[] {
  return results
    .filter((result) => province === '' || result.province === province)
    .filter((result) => year === '' || yearOf(result) === year)
    .map((result) =>
      land === '' ? result : { ...result, lots: result.lots.filter(({ use }) => use === land) },
    )
    .filter(({ lots }) => land === '' || lots.length > 0);
}
