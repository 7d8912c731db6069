import type { ContactProps, LinkProps, BasePageProps, SaleCardProps } from '../../page-data/common-props';

export interface ShowcasePageProps extends BasePageProps {
  readonly brand: string;
  readonly home: string;
  readonly allSales: LinkProps;
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
  /** Notice that nothing here is for sale, while the content is sample data. */
  readonly notice: string | null;
  readonly sales: readonly SaleCardProps[];
}
