import { useCallback, useSyncExternalStore } from 'react';
import type { DatedSaleProps } from '../../model/derive/pages/shell-props';
import { subscribeToSeconds } from './now';

/** The sales that are live at a moment in milliseconds. */
export function liveAt(sales: readonly DatedSaleProps[], now: number): DatedSaleProps[] {
  return sales.filter(({ start, finalEnd }) => Date.parse(start) <= now && now < Date.parse(finalEnd));
}

/** The sales that are live now; in the HTML that the build makes, those that were live then. */
export function useLiveSales(sales: readonly DatedSaleProps[]): readonly DatedSaleProps[] {
  // A string, which is the same from second to second while nothing opens or closes.
  const slugsNow = useCallback(
    () =>
      liveAt(sales, Date.now())
        .map(({ slug }) => slug)
        .join(' '),
    [sales],
  );
  const slugsThen = useCallback(
    () =>
      sales
        .filter(({ live }) => live)
        .map(({ slug }) => slug)
        .join(' '),
    [sales],
  );
  const slugs = useSyncExternalStore(subscribeToSeconds, slugsNow, slugsThen).split(' ');
  return sales.filter(({ slug }) => slugs.includes(slug));
}
