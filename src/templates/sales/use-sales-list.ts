import { useMemo } from 'react';
import { myPlace } from '../../features/my-place/my-place';
import { useQueryState } from '../../features/query-state/use-query-state';
import { useSaleStatuses } from '../../features/sale-status/use-sale-status';
import type { ListedSaleProps } from '../../page-data/listed-sale';
import { findSales, currentSales } from './filter-sales';
import { useStore } from '../../ui/store/use-store';
import { salesFields, sortOf, type ChangeQuery } from './sales-query';

/** Sales on a page of the list. */
const perPage = 12;

/** Returns the list in the state of the address, with current statuses. */
export function useSalesList(sales: readonly ListedSaleProps[]) {
  const [query, update] = useQueryState(salesFields);
  const schedules = useMemo(() => sales.map(({ card }) => card.schedule), [sales]);
  const own = useStore(myPlace, null);
  const from = query.coordinates ?? own?.position ?? null;
  const present = currentSales(sales, useSaleStatuses(schedules), from);
  const found = findSales(present, query);

  const change: ChangeQuery = (patch, mode = 'push') => {
    update({ page: 1, ...patch }, { mode });
  };

  const all = found.nearestBeyondLimit === null ? found.sales : [...found.sales, found.nearestBeyondLimit];
  const pages = Math.ceil(all.length / perPage);
  const page = Math.min(query.page ?? 1, Math.max(pages, 1));
  return {
    query,
    sort: sortOf(query, from !== null),
    /** True when the visitor has set a place. */
    placed: own !== null,
    change,
    present,
    found,
    /** Slugs of the sales that match, and of the nearest one past the limit. */
    matching: new Set(all.map(({ card }) => card.schedule.slug)),
    page,
    pages,
    shown: all.slice((page - 1) * perPage, page * perPage),
  };
}
