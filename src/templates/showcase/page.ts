import type { Showcase } from '../../model/schema/editorial';
import { showcaseRoute } from '../../model/derive/routes';
import { contactProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import { saleCard } from '../../page-data/sale-card';
import type { SaleView } from '../../page-data/sale-context';
import { headProps, type Site } from '../../page-data/build-context';

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
