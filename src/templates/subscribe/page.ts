import { postedDate } from '../../model/derive/publication-dates';
import { saleRoute } from '../../model/derive/routes';
import { formatNearby } from '../../model/derive/summaries';
import { formattedDate, contactProps } from '../../page-data/prop-builders';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { SubscribePageProps } from './props';
import type { SitePage } from '../../page-data/page';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';

export const postedOnPage = 4;

export function postedLast(saleContexts: readonly SaleContext[]): SubscribePageProps['posted'] {
  return withStatus(saleContexts, 'live', 'upcoming')
    .flatMap(({ sale, place }) => {
      const posted = postedDate(sale);
      return posted === null ? [] : [{ sale, place, posted }];
    })
    .sort((a, b) => b.posted.localeCompare(a.posted))
    .slice(0, postedOnPage)
    .map(({ sale, place, posted }) => ({
      href: saleRoute(sale),
      title: `${sale.name}, ${formatNearby(place)}`,
      posted: formattedDate(posted),
    }));
}

/** How to get news of sales. */
export function subscribePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<SubscribePageProps>[] {
  const { routes } = context;
  const path = routes.subscribe;
  return [
    {
      path,
      component: 'subscribe/SubscribeTemplate.tsx',
      props: {
        ...staticPageProps(context, 'subscribe', path),
        bodyHtml: context.html(context.content.pages.subscribe.body),
        contact: contactProps(context),
        posted: postedLast(saleContexts),
        ways: [
          {
            href: routes.calendarFeed,
            title: 'Calendar of sales',
            text: 'Add this address to your calendar. The hours of each sale appear in it by themselves.',
          },
          {
            href: routes.atomFeed,
            title: 'News feed',
            text: 'For a feed reader. A new entry for each sale, and again when it changes.',
          },
          {
            href: routes.sales,
            title: 'One sale only',
            text: 'Open the sale and choose Remind me. Its hours go into your own calendar.',
          },
        ],
      },
    },
  ];
}
