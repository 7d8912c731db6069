import type { ScheduleProps } from '../../model/derive/status';
import type {
  FormattedDate,
  StatProps,
  LinkProps,
  BasePageProps,
  SaleCardProps,
  WithdrawnSaleProps,
} from '../../page-data/common-props';
import type { PastSaleProps } from '../../page-data/result-props';

/** A sale without results yet: it has just closed, or closes before the next build. */
export interface PendingSaleProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly schedule: ScheduleProps;
  readonly closesAt: FormattedDate | null;
}

/** A parcel without a bid. */
export interface UnsoldParcelProps {
  readonly href: string;
  /** Such as Iron Creek Home Place, Parcel 4. */
  readonly name: string;
  /** Such as NE-32-43-12-W4M, 160.0 ac, pasture. */
  readonly land: string;
  /** Such as $165,000. */
  readonly startingBid: string;
  readonly perAcre: string;
}

export interface PastSalesPageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Results of the latest year in which something sold; empty before that. */
  readonly figures: readonly StatProps[];
  /** The latest first. */
  readonly results: readonly PastSaleProps[];
  readonly pending: readonly PendingSaleProps[];
  readonly unsold: readonly UnsoldParcelProps[];
  /** Number of parcels of a year that did not sell; null while none has closed. */
  readonly unsoldSummary: string | null;
  readonly postponed: readonly SaleCardProps[];
  readonly withdrawn: readonly WithdrawnSaleProps[];
  readonly links: {
    readonly csv: LinkProps;
    readonly sales: LinkProps;
    readonly subscribe: LinkProps;
  };
}
