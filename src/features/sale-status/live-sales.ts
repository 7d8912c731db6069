import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToSeconds } from './now';

/** A sale that is on or to come. */
export interface DatedSale {
  readonly slug: string;
  readonly name: string;
  /** ISO 8601 instants: when bidding opens, and when the last of it closes. */
  readonly start: string;
  readonly finalEnd: string;
  /** Where to bid on it. */
  readonly bidding: string;
  /** Whether bidding was on when the site was built. */
  readonly live: boolean;
}

/** The sales that are live at a moment in milliseconds. */
export function liveAt(sales: readonly DatedSale[], now: number): DatedSale[] {
  return sales.filter(({ start, finalEnd }) => Date.parse(start) <= now && now < Date.parse(finalEnd));
}

/** The sales that are live now; in the HTML that the build makes, those that were live then. */
export function useLiveSales(sales: readonly DatedSale[]): readonly DatedSale[] {
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
