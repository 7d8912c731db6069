import { standardCurrency } from '../../lib/money';
import { formatAcres } from '../../model/derive/areas';
import { shortDate } from '../../model/derive/dates';
import { howSold } from '../../model/derive/prices';
import { parcelRoute, saleRoute } from '../../model/derive/routes';
import { nearby } from '../../model/derive/summaries';
import type { AwaitedSaleProps, UnsoldParcelProps, WithdrawnSaleProps } from '../../page-data/list-props';
import { landText, perAcre } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import { completedViews, hasResults, pastSale } from '../../page-data/result-rows';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import type { Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';
import { unsoldSentence, yearFigures } from '../../page-data/year-figures';

function awaitedSale(view: SaleView): AwaitedSaleProps {
  const { sale, place, times, zone } = view;
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: nearby(place),
    schedule: scheduleProps(view),
    closes: times.end === null ? null : { text: shortDate(times.end, zone), iso: times.end.toISOString() },
  };
}

function unsoldParcels({ sale }: SaleView): UnsoldParcelProps[] {
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

function withdrawnSale(site: Site, view: SaleView): WithdrawnSaleProps {
  const { href, name, nearby: where, picture, plan } = saleCard(site, view);
  return { href, name, nearby: where, picture, plan, why: view.sale.stateNote ?? null };
}

/** The archive of results, with what did not sell. */
export function pastSalesPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { content, routes } = site;
  const completed = completedViews(views);
  const known = completed.filter(hasResults);
  const awaited = [
    ...completed.filter((view) => !hasResults(view)),
    ...withStatus(views, 'live', 'upcoming').reverse(),
  ];
  return {
    path: routes.pastSales,
    template: 'past-sales',
    props: {
      ...standingText(site, 'past-sales', routes.pastSales),
      bodyHtml: site.html(content.pages['past-sales'].body),
      figures: yearFigures(views),
      results: known.map(pastSale),
      awaited: awaited.map(awaitedSale),
      unsold: known.flatMap(unsoldParcels),
      unsoldNote: unsoldSentence(views),
      postponed: withStatus(views, 'postponed').map((view) => saleCard(site, view)),
      withdrawn: withStatus(views, 'withdrawn').map((view) => withdrawnSale(site, view)),
      links: {
        csv: { label: 'Download as CSV', href: routes.resultsCsv },
        sales: { label: 'See upcoming sales', href: routes.sales },
        subscribe: { label: 'New sales by e-mail', href: routes.subscribe },
      },
    },
  };
}
