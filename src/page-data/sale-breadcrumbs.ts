import { saleRoute } from '../model/derive/routes';
import type { Breadcrumbs } from './common-props';
import type { SaleContext } from './sale-context';
import { homeLink, type BuildContext } from './build-context';

/** From the home page to a sale. */
export function saleBreadcrumbs(context: BuildContext, { sale, status }: SaleContext): Breadcrumbs {
  const list =
    status === 'completed'
      ? { label: 'Past sales', href: context.routes.pastSales }
      : { label: 'Sales', href: context.routes.sales };
  return [homeLink(context), list, { label: sale.name, href: saleRoute(sale) }];
}
