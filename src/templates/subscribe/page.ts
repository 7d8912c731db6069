import { standardCurrency } from '../../lib/money';
import { formatAcres } from '../../model/derive/areas';
import { formatDateTimeRange } from '../../model/derive/dates';
import { postedDate } from '../../model/derive/publication-dates';
import { saleRoute } from '../../model/derive/routes';
import { formatNearby } from '../../model/derive/summaries';
import { formattedDate, contactProps } from '../../page-data/prop-builders';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { ExampleNoteProps, SubscribePageProps } from './props';
import type { PageKind, SitePage } from '../../page-data/page';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';

const postedOnPage = 4;

/** Returns the sales to come with the day on which they were posted, the latest first. */
function lastPosted(saleContexts: readonly SaleContext[]): (SaleContext & { readonly posted: string })[] {
  return withStatus(saleContexts, 'live', 'upcoming')
    .flatMap((saleContext) => {
      const posted = postedDate(saleContext.sale);
      return posted === null ? [] : [{ ...saleContext, posted }];
    })
    .sort((a, b) => b.posted.localeCompare(a.posted));
}

function exampleNote([last]: readonly SaleContext[]): ExampleNoteProps | null {
  if (last === undefined) return null;
  const { sale, place, times, zone } = last;
  const { opensAt, closesAt } = times;
  return {
    subject: `${sale.name}, ${formatNearby(place)}`,
    parcels: sale.parcels.map(({ name, titledAcres, startingBid }) => ({
      name,
      text: `${formatAcres(titledAcres)}, from ${standardCurrency(startingBid)}`,
    })),
    times: opensAt === null || closesAt === null ? '' : formatDateTimeRange(opensAt, closesAt, zone),
    sale: { label: sale.name, href: saleRoute(sale) },
  };
}

function postedLast(saleContexts: readonly SaleContext[]): SubscribePageProps['posted'] {
  return lastPosted(saleContexts)
    .slice(0, postedOnPage)
    .map(({ sale, place, posted }) => ({
      href: saleRoute(sale),
      title: `${sale.name}, ${formatNearby(place)}`,
      posted: formattedDate(posted),
    }));
}

/** Page with all subscriptions. */
function subscribePage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<SubscribePageProps> {
  const { routes, content } = context;
  const { subscribe, saleActions } = content.texts;
  const path = routes.subscribe;
  return {
    path,
    props: {
      ...staticPageProps(context, 'subscribe', path),
      bodyHtml: context.html(content.pages.subscribe.body),
      newsletter: context.newsletter,
      contact: contactProps(context),
      example: exampleNote(lastPosted(saleContexts)),
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
  };
}

export const subscribeKind = {
  template: 'subscribe/SubscribeTemplate.tsx',
  fixedPages: { subscribe: subscribePage },
} satisfies PageKind;
