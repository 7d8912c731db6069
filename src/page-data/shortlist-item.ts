import type { SaleCardProps } from './common-props';

/** A sale or a lot as the shortlist shows it. A lot closes once: both times of its close are the same. */
export interface ShortlistItemProps extends Pick<
  SaleCardProps,
  | 'href'
  | 'name'
  | 'nearby'
  | 'schedule'
  | 'opensAt'
  | 'firstCloseAt'
  | 'closesAt'
  | 'area'
  | 'price'
  | 'priceNote'
> {
  /** The slug of the lot; null for the sale. */
  readonly lot: string | null;
  /** Its times as a calendar file; null while there is no date. */
  readonly calendar: string | null;
}
