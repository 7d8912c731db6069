import { useCallback } from 'react';
import type { CurrentStatus, TrackedSaleProps } from '../../model/derive/status';
import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { subscribeToSeconds, notifyClockListeners } from './now';
import { statusNow, useSaleStatuses } from './use-sale-status';

let tracked: readonly TrackedSaleProps[] | null = null;

/** Sets the sales whose status is tracked on every page. */
export function trackSales(sales: readonly TrackedSaleProps[] | null): void {
  if (tracked === sales) return;
  tracked = sales;
  notifyClockListeners();
}

/**
 * Counts the tracked sales that have one of the given statuses now.
 *
 * @param counted Must be the same array on every render.
 * @param built The count in the build, which is used until the tracked sales are set.
 */
export function useSaleCount(counted: readonly CurrentStatus[], built: number): number {
  const present = useCallback(
    () => tracked?.filter((sale) => counted.includes(statusNow(sale))).length ?? built,
    [counted, built],
  );
  return useSnapshotInTransition(subscribeToSeconds, present, built);
}

/** The sales that are live now. */
export function useLiveSales(sales: readonly TrackedSaleProps[]): readonly TrackedSaleProps[] {
  const statuses = useSaleStatuses(sales);
  return sales.filter(({ slug }) => statuses.get(slug) === 'live');
}
