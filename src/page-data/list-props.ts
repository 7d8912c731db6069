import type { LandUse } from '../model/derive/land-uses';
import type { SalesMapProps } from '../model/derive/map/sales-map';
import type { PlanProps } from '../model/derive/plan/plan-props';
import type { Province } from '../model/derive/provinces';
import type { ScheduleProps } from '../model/derive/status';
import type { ListedSaleProps } from './listed-sale';
import type { FigureProps, LinkProps, MomentProps, PageBase, SaleCardProps } from './common-props';

export interface SalesPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly brand: string;
  /** All that are live, upcoming or postponed as of the build, in the order of their opening. */
  readonly sales: readonly ListedSaleProps[];
  readonly map: SalesMapProps;
  readonly feeds: readonly LinkProps[];
  readonly subscribe: LinkProps;
  readonly pastSales: LinkProps;
}

/** What land brought. */
export interface SoldProps {
  /** Whole dollars. */
  readonly price: number;
  readonly acres: number;
  readonly cultivatedAcres: number;
}

/** A row of the results archive; en bloc land counts once. */
export interface ResultRowProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly plan: PlanProps | null;
  readonly closed: MomentProps;
  /** Such as All parcels, En bloc, 3 of 4 parcels, Not sold or Results to come. */
  readonly soldAs: string;
  /** Null where nothing sold, and while the results are to come. */
  readonly sold: SoldProps | null;
}

/** Land that sold together for one price. */
export interface ResultLotProps extends SoldProps {
  /** Such as parcel 2 or en bloc. */
  readonly lot: string;
  readonly enBloc: boolean;
  readonly use: LandUse;
}

/** A sale of the archive with its lots. */
export interface PastSaleProps extends ResultRowProps {
  readonly province: Province;
  readonly lots: readonly ResultLotProps[];
}

/** A sale whose results are not in: it has just closed, or closes before the next build. */
export interface AwaitedSaleProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly schedule: ScheduleProps;
  readonly closes: MomentProps | null;
}

/** A sale that is no longer available, and why. */
export interface WithdrawnSaleProps extends Pick<
  SaleCardProps,
  'href' | 'name' | 'nearby' | 'picture' | 'plan'
> {
  readonly why: string | null;
}

/** A parcel that drew no starting bid. */
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

export interface PastSalesPageProps extends PageBase {
  readonly bodyHtml: string;
  /** Of the latest year in which something sold; empty before that. */
  readonly figures: readonly FigureProps[];
  /** The latest first. */
  readonly results: readonly PastSaleProps[];
  readonly awaited: readonly AwaitedSaleProps[];
  readonly unsold: readonly UnsoldParcelProps[];
  /** How many of the parcels of a year did not sell; null while none has closed. */
  readonly unsoldNote: string | null;
  readonly postponed: readonly SaleCardProps[];
  readonly withdrawn: readonly WithdrawnSaleProps[];
  readonly links: {
    readonly csv: LinkProps;
    readonly sales: LinkProps;
    readonly subscribe: LinkProps;
  };
}
