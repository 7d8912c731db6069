import type { Showcase } from '../../schema/editorial';
import { showcaseRoute } from '../routes';
import type { GeneratedPage } from './page';
import { saleCard } from './sale-card';
import type { SaleView } from './sale-view';
import { headProps, type Site } from './site';

/** A selection of sales for a screen or a campaign. */
export function showcasePage(site: Site, views: readonly SaleView[], showcase: Showcase): GeneratedPage {
  const path = showcaseRoute(showcase.slug);
  return {
    path,
    template: 'showcase',
    props: {
      head: headProps(site, { path, title: showcase.title, description: showcase.summary }),
      heading: showcase.title,
      summary: showcase.summary,
      sales: showcase.sales.flatMap((slug) =>
        views.filter(({ sale }) => sale.slug === slug).map((view) => saleCard(site, view)),
      ),
    },
  };
}
