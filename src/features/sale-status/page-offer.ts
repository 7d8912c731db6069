import { useEffect } from 'react';
import { createStore } from '../../lib/create-store';
import type { ScheduleProps } from '../../model/derive/status';

interface Destination {
  readonly label: string;
  readonly href: string;
}

/** Land of a page that a visitor may bid on, with the times and links that determine the offer. */
export interface PageOffer {
  readonly heading: string;
  readonly schedule: ScheduleProps;
  /**
   * Start of bidding, and the times when the first and the last parcel begin to close; for a lot, its own. ISO 8601.
   */
  readonly dates: {
    readonly opensAt: string;
    readonly firstCloseAt: string;
    readonly closesAt: string;
  } | null;
  readonly registration: { readonly deadline: string | null; readonly passed: boolean };
  readonly links: {
    readonly bidding: string;
    readonly register: Destination;
    readonly contact: Destination;
    readonly reminder: string;
  };
}

/** The offer of the page that is shown, for the bar at the foot of a phone; null on other pages. */
export const pageOffer = createStore<PageOffer | null>(null);

/** Offers the land of this page in the bar at the foot of a phone while the page is shown. */
export function usePageOffer(offer: PageOffer): void {
  useEffect(() => {
    pageOffer.set(offer);
    return () => {
      pageOffer.set(null);
    };
  }, [offer]);
}
