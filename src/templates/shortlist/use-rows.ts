import { useEffect, useMemo } from 'react';
import { useSaleStatuses } from '../../features/sale-status/use-sale-status';
import { saleSlugOf, type ShortlistEntry } from '../../features/shortlist/shortlist';
import type { CurrentStatus } from '../../model/derive/status';
import { useStore } from '../../ui/store/use-store';
import { orderRows, type ShortlistRow } from './order-items';
import { factsOf, loadSaleItems, saleItems, type SaleItems } from './sale-items';

const none: ReadonlyMap<string, SaleItems> = new Map();

interface Rows {
  /** The rows in the order of their closing. */
  readonly rows: readonly ShortlistRow[];
  /** The current status of each sale, by its slug. */
  readonly statuses: ReadonlyMap<string, CurrentStatus>;
}

/** Loads the site's facts about some entries, and orders them. */
export function useRows(entries: readonly ShortlistEntry[]): Rows {
  const items = useStore(saleItems, none);
  useEffect(() => {
    void loadSaleItems(entries.map(({ key }) => key));
  }, [entries]);
  const found = useMemo(
    () => entries.map(({ key, name }) => ({ key, name, facts: factsOf(key, items.get(saleSlugOf(key))) })),
    [entries, items],
  );
  const schedules = useMemo(
    () => found.flatMap(({ facts }) => (facts.kind === 'item' ? [facts.item.schedule] : [])),
    [found],
  );
  const statuses = useSaleStatuses(schedules);
  return { rows: orderRows(found, statuses), statuses };
}
