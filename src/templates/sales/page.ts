import { salesMap } from '../../model/derive/map/sales-map';
import { episodeLink, questionLink } from '../../page-data/prop-builders';
import { listedSale } from '../../page-data/listed-sale';
import type { GeneratedPage } from '../../page-data/page';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleView } from '../../page-data/sale-context';
import { headProps, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

/** Sales that are live, upcoming or set aside. */
export function salesPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { content, routes } = site;
  const path = routes.sales;
  const sales = withStatus(views, 'live', 'upcoming', 'postponed').map((view) => listedSale(site, view));
  return {
    path,
    template: 'sales',
    props: {
      ...standingText(site, 'sales', path),
      bodyHtml: site.html(content.pages.sales.body),
      brand: content.settings.brand.name,
      sales,
      map: salesMap(sales.map(({ position }) => position)),
      feeds: [
        { label: 'Subscribe to the calendar', href: routes.calendarFeed },
        { label: 'Feed of new sales', href: routes.atomFeed },
      ],
      subscribe: { label: 'Tell me about new sales', href: routes.subscribe },
      pastSales: { label: 'Past sales and their prices', href: routes.pastSales },
    },
  };
}

/** Everything there is, by group, until a visitor searches. */
export function searchPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { content, routes } = site;
  const link = ({ title, href }: { readonly title: string; readonly href: string }) => ({
    label: title,
    href,
  });
  return {
    path: routes.search,
    template: 'search',
    props: {
      ...standingText(site, 'search', routes.search),
      head: headProps(site, {
        path: routes.search,
        title: content.pages.search.title,
        description: content.pages.search.summary,
        noindex: true,
      }),
      bodyHtml: site.html(content.pages.search.body),
      groups: [
        {
          title: 'Sales',
          links: withStatus(views, 'live', 'upcoming').map((view) => {
            const { href, name, nearby } = saleCard(site, view);
            return { label: `${name}, ${nearby}`, href };
          }),
        },
        { title: 'Questions', links: content.questions.map(questionLink).map(link) },
        {
          title: 'Episodes',
          links: content.episodes.map((episode) => link(episodeLink(site, episode))),
        },
        {
          title: 'Pages',
          links: [
            { label: content.pages.sales.title, href: routes.sales },
            { label: content.pages['past-sales'].title, href: routes.pastSales },
            { label: content.pages.sell.title, href: routes.sell },
            { label: content.pages['how-it-works'].title, href: routes.howItWorks },
            { label: content.pages.faq.title, href: routes.faq },
            { label: content.pages['terms-and-conditions'].title, href: routes.terms },
            { label: content.pages.contact.title, href: routes.contact },
          ],
        },
      ],
    },
  };
}
