import type { SalesMapProps } from '../map/sales-map';
import type { PlanProps } from '../plan/plan-props';
import type { ListedSaleProps } from './listed-sale';
import type { FigureProps, LinkProps, MomentProps, PageBase, SaleCardProps } from './parts';

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

/** A row of the results archive; en bloc land counts once. */
export interface ResultRowProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly plan: PlanProps | null;
  readonly closed: MomentProps;
  readonly soldAs: string;
  readonly acres: string;
  readonly soldFor: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
}

export interface PastSalesPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly figures: readonly FigureProps[];
  readonly results: readonly ResultRowProps[];
  readonly setAside: readonly SaleCardProps[];
}
