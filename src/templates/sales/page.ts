import { salesMap } from '../../model/derive/map/sales-map';
import { listedSale } from '../../page-data/listed-sale';
import type { PageKind, SitePage } from '../../page-data/page';
import { listedStatuses, withStatus, type SaleContext } from '../../page-data/sale-context';
import { type BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import type { SalesPageProps } from './props';

/** Sales that are live, upcoming or set aside. */
function salesPage(context: BuildContext, saleContexts: readonly SaleContext[]): SitePage<SalesPageProps> {
  const { content, routes } = context;
  const path = routes.sales;
  const sales = withStatus(saleContexts, ...listedStatuses).map((saleContext) =>
    listedSale(context, saleContext),
  );
  return {
    path,
    props: {
      ...staticPageProps(context, 'sales', path),
      bodyHtml: context.html(content.pages.sales.body),
      brand: content.settings.brand.name,
      sales,
      map: salesMap(sales.map(({ card }) => card.position)),
      feeds: [
        { label: content.texts.sales.calendarFeed, href: routes.calendarFeed },
        { label: content.texts.sales.newSalesFeed, href: routes.atomFeed },
      ],
      subscribe: { label: content.texts.sales.subscribe, href: routes.subscribe },
      pastSales: { label: content.texts.sales.pastSales, href: routes.pastSales },
    },
  };
}

export const salesKind = {
  template: 'sales/SalesTemplate.tsx',
  fixedPages: { sales: salesPage },
} satisfies PageKind;
