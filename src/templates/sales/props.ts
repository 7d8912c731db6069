import type { SalesMapProps } from '../../model/derive/map/sales-map';
import type { ListedSaleProps } from '../../page-data/listed-sale';
import type { LinkProps, BasePageProps } from '../../page-data/common-props';

export interface SalesPageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly brand: string;
  /** All sales that are live, upcoming or postponed as of the build, in the order of their opening. */
  readonly sales: readonly ListedSaleProps[];
  readonly map: SalesMapProps;
  readonly feeds: readonly LinkProps[];
  readonly subscribe: LinkProps;
  readonly pastSales: LinkProps;
}
