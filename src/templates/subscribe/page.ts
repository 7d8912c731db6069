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

/** Page with all subscriptions. */
export function subscribePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<SubscribePageProps>[] {
  const { routes, content } = context;
  const { subscribe, saleActions } = content.texts;
  const path = routes.subscribe;
  return [
    {
      path,
      component: 'subscribe/SubscribeTemplate.tsx',
      props: {
        ...staticPageProps(context, 'subscribe', path),
        bodyHtml: context.html(content.pages.subscribe.body),
        newsletter: context.newsletter,
        contact: contactProps(context),
        posted: postedLast(saleContexts),
        subscriptions: [
          {
            href: routes.calendarFeed,
            title: subscribe.calendar,
            text: subscribe.calendarText,
          },
          {
            href: routes.atomFeed,
            title: subscribe.feed,
            text: subscribe.feedText,
          },
          {
            href: routes.sales,
            title: subscribe.oneSale,
            text: subscribe.oneSaleText.fill({ remindMe: saleActions.remindMe }),
          },
        ],
      },
    },
  ];
}
