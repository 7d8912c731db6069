import { standardCurrency } from '../../lib/money';
import { formatAcres } from '../../model/derive/areas';
import { formatShortDateTime } from '../../model/derive/dates';
import { formatPricePerAcre, soldOutcome } from '../../model/derive/prices';
import { parcelRoute, saleRoute } from '../../model/derive/routes';
import { formatNearby } from '../../model/derive/summaries';
import { landText } from '../../page-data/lot-row';
import { subscribeLink } from '../../page-data/common-links';
import type { PageKind, SitePage } from '../../page-data/page';
import { completedSales, hasResults, pastSales } from '../../page-data/result-rows';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { unsoldSummary, yearStats } from '../../page-data/year-stats';
import type { WithdrawnSaleProps } from '../../page-data/common-props';
import type { PendingSaleProps, PastSalesPageProps, UnsoldParcelProps } from './props';

function pendingSale(saleContext: SaleContext): PendingSaleProps {
  const { sale, place, times, zone } = saleContext;
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: formatNearby(place),
    schedule: scheduleProps(saleContext),
    closesAt:
      times.closesAt === null
        ? null
        : { text: formatShortDateTime(times.closesAt, zone), iso: times.closesAt.toISOString() },
  };
}

function unsoldParcels({ sale }: SaleContext): UnsoldParcelProps[] {
  return sale.parcels
    .filter(({ slug }) => soldOutcome(sale, slug) === null)
    .map(({ slug, name, landDescriptions, titledAcres, landUse, startingBid }) => ({
      href: parcelRoute(sale.slug, slug),
      name: `${sale.name}, ${name}`,
      land: `${landText(landDescriptions)}, ${formatAcres(titledAcres)}, ${landUse}`,
      startingBid: standardCurrency(startingBid),
      perAcre: formatPricePerAcre(startingBid, titledAcres),
    }));
}

function withdrawnSale(context: BuildContext, saleContext: SaleContext): WithdrawnSaleProps {
  const { href, name, nearby: where, picture, plan } = saleCard(context, saleContext);
  return { href, name, nearby: where, picture, plan, why: saleContext.sale.stateNote ?? null };
}

/** The archive of results, with the parcels that did not sell. */
function pastSalesPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<PastSalesPageProps> {
  const { content, routes } = context;
  const completed = completedSales(saleContexts);
  const known = completed.filter(hasResults);
  const awaited = [
    ...completed.filter((saleContext) => !hasResults(saleContext)),
    ...withStatus(saleContexts, 'live', 'upcoming').reverse(),
  ];
  return {
    path: routes.pastSales,
    props: {
      ...staticPageProps(context, 'past-sales', routes.pastSales),
      bodyHtml: context.html(content.pages['past-sales'].body),
      figures: yearStats(saleContexts),
      results: pastSales(known),
      pending: awaited.map(pendingSale),
      unsold: known.flatMap(unsoldParcels),
      unsoldSummary: unsoldSummary(saleContexts),
      postponed: withStatus(saleContexts, 'postponed').map((saleContext) => saleCard(context, saleContext)),
      withdrawn: withStatus(saleContexts, 'withdrawn').map((saleContext) =>
        withdrawnSale(context, saleContext),
      ),
      links: {
        csv: { label: content.texts.pastSales.download, href: routes.resultsCsv },
        sales: { label: content.texts.pastSales.seeSales, href: routes.sales },
        subscribe: subscribeLink(context),
      },
    },
  };
}

export const pastSalesKind = {
  template: 'past-sales/PastSalesTemplate.tsx',
  fixedPages: { 'past-sales': pastSalesPage },
} satisfies PageKind;
