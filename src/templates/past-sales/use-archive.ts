import { useMemo } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { sortResults } from '../../components/sales/result-table/result-orders';
import { filterResults } from './filter-results';
import { resultFilterOptions, resultsQueryFields, type ResultsQuery } from './results-query';
import type { PastSaleProps } from '../../page-data/result-props';

/** Sales on a page of the archive. */
const perPage = 20;

/** Changes the query, and goes back to the first page unless the page itself changes. */
export type ChangeResultsQuery = (patch: Partial<ResultsQuery>) => void;

/** Returns the archive in the state of the address. */
export function useArchive(results: readonly PastSaleProps[]) {
  const choices = useMemo(() => resultFilterOptions(results), [results]);
  const fields = useMemo(() => resultsQueryFields(choices), [choices]);
  const [query, update] = useQueryState(fields);
  const found = useMemo(() => filterResults(results, query), [results, query]);
  const sorted = useMemo(() => sortResults(found, query.sort), [found, query.sort]);

  const change: ChangeResultsQuery = (patch) => {
    update({ page: 1, ...patch }, { mode: 'push' });
  };

  const pages = Math.max(1, Math.ceil(sorted.length / perPage));
  const page = Math.min(query.page ?? 1, pages);
  return {
    choices,
    fields,
    query,
    change,
    found,
    page,
    pages,
    shown: sorted.slice((page - 1) * perPage, page * perPage),
  };
}
