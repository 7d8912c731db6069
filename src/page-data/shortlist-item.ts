import type { SaleCardProps } from './common-props';

/** A sale or a lot as the shortlist shows it. */
export interface ShortlistItemProps extends Pick<
  SaleCardProps,
  'href' | 'name' | 'nearby' | 'schedule' | 'opens' | 'closes' | 'area' | 'price' | 'priceNote'
> {
  /** The slug of the lot; null for the sale. */
  readonly lot: string | null;
  /** Its times as a calendar file; null while there is no date. */
  readonly calendar: string | null;
}
