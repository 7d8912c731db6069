import { useMemo } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { sortResults } from '../../components/sales/result-table/result-orders';
import { filterResults } from './filter-results';
import { choicesIn, pastFields, type PastQuery } from './past-query';
import type { PastSaleProps } from '../../page-data/result-props';

/** Sales on a page of the archive. */
const perPage = 20;

/** Changes what is asked for, from the first page on unless the page itself is asked for. */
export type ChangePastQuery = (patch: Partial<PastQuery>) => void;

/** The archive as the address asks for it. */
export function useArchive(results: readonly PastSaleProps[]) {
  const choices = useMemo(() => choicesIn(results), [results]);
  const fields = useMemo(() => pastFields(choices), [choices]);
  const [query, update] = useQueryState(fields);
  const found = useMemo(() => filterResults(results, query), [results, query]);
  const sorted = useMemo(() => sortResults(found, query.sort), [found, query.sort]);

  const change: ChangePastQuery = (patch) => {
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
