import { standardCurrency } from '../../lib/money';
import { formatAcres } from '../../model/derive/areas';
import { shortDate } from '../../model/derive/dates';
import { howSold } from '../../model/derive/prices';
import { parcelRoute, saleRoute } from '../../model/derive/routes';
import { nearby } from '../../model/derive/summaries';
import { landText, perAcre } from '../../page-data/lot-row';
import type { SitePage } from '../../page-data/page';
import { completedViews, hasResults, pastSale } from '../../page-data/result-rows';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { unsoldSentence, yearFigures } from '../../page-data/year-figures';
import type { WithdrawnSaleProps } from '../../page-data/common-props';
import type { AwaitedSaleProps, PastSalesPageProps, UnsoldParcelProps } from './props';

function awaitedSale(saleContext: SaleContext): AwaitedSaleProps {
  const { sale, place, times, zone } = saleContext;
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: nearby(place),
    schedule: scheduleProps(saleContext),
    closes: times.end === null ? null : { text: shortDate(times.end, zone), iso: times.end.toISOString() },
  };
}

function unsoldParcels({ sale }: SaleContext): UnsoldParcelProps[] {
  return sale.parcels
    .filter(({ slug }) => howSold(sale, slug) === null)
    .map(({ slug, name, landDescriptions, titledAcres, landUse, startingBid }) => ({
      href: parcelRoute(sale.slug, slug),
      name: `${sale.name}, ${name}`,
      land: `${landText(landDescriptions)}, ${formatAcres(titledAcres)}, ${landUse}`,
      startingBid: standardCurrency(startingBid),
      perAcre: perAcre(startingBid, titledAcres),
    }));
}

function withdrawnSale(context: BuildContext, saleContext: SaleContext): WithdrawnSaleProps {
  const { href, name, nearby: where, picture, plan } = saleCard(context, saleContext);
  return { href, name, nearby: where, picture, plan, why: saleContext.sale.stateNote ?? null };
}

/** The archive of results, with what did not sell. */
export function pastSalesPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<PastSalesPageProps>[] {
  const { content, routes } = context;
  const completed = completedViews(saleContexts);
  const known = completed.filter(hasResults);
  const awaited = [
    ...completed.filter((saleContext) => !hasResults(saleContext)),
    ...withStatus(saleContexts, 'live', 'upcoming').reverse(),
  ];
  return [
    {
      path: routes.pastSales,
      component: 'past-sales/PastSalesTemplate.tsx',
      props: {
        ...staticPageProps(context, 'past-sales', routes.pastSales),
        bodyHtml: context.html(content.pages['past-sales'].body),
        figures: yearFigures(saleContexts),
        results: known.map(pastSale),
        awaited: awaited.map(awaitedSale),
        unsold: known.flatMap(unsoldParcels),
        unsoldNote: unsoldSentence(saleContexts),
        postponed: withStatus(saleContexts, 'postponed').map((saleContext) => saleCard(context, saleContext)),
        withdrawn: withStatus(saleContexts, 'withdrawn').map((saleContext) =>
          withdrawnSale(context, saleContext),
        ),
        links: {
          csv: { label: 'Download as CSV', href: routes.resultsCsv },
          sales: { label: 'See upcoming sales', href: routes.sales },
          subscribe: { label: 'New sales by e-mail', href: routes.subscribe },
        },
      },
    },
  ];
}
