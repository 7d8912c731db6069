import type { Showcase } from '../../schema/editorial';
import { showcaseRoute } from '../routes';
import { contactProps } from './blocks';
import type { GeneratedPage } from './page';
import { saleCard } from './sale-card';
import type { SaleView } from './sale-view';
import { headProps, type Site } from './site';

/** A selection of sales for a screen or a campaign. */
export function showcasePage(site: Site, views: readonly SaleView[], showcase: Showcase): GeneratedPage {
  const path = showcaseRoute(showcase.slug);
  const { brand, sample } = site.content.settings;
  const { phone, phoneHref } = contactProps(site);
  return {
    path,
    template: 'showcase',
    props: {
      head: headProps(site, { path, title: showcase.title, description: showcase.summary }),
      heading: showcase.title,
      summary: showcase.summary,
      brand: brand.name,
      home: site.routes.home,
      allSales: { label: 'All sales', href: site.routes.sales },
      contact: { phone, phoneHref },
      notice: sample?.notice ?? null,
      sales: showcase.sales.flatMap((slug) =>
        views.filter(({ sale }) => sale.slug === slug).map((view) => saleCard(site, view)),
      ),
    },
  };
}
