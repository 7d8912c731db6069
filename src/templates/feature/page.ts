import { standardCurrency } from '../../lib/money';
import type { Feature, Parcel } from '../../model/schema/parcel';
import { formatAcres } from '../../model/derive/areas';
import { lotPrice } from '../../model/derive/prices';
import { featureRoute, parcelRoute } from '../../model/derive/routes';
import { landText } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import { saleTrail } from '../sale/page';
import type { SaleView } from '../../page-data/sale-context';
import { headProps, type Site } from '../../page-data/build-context';

/** All of 12-10-17-W4M, 640.0 ac. Starting bid $6,400,000. */
function factsOf({ sale, status, lots }: SaleView, { slug, landDescriptions, titledAcres }: Parcel): string {
  const land = `${landText(landDescriptions)}, ${formatAcres(titledAcres)}.`;
  const lot = lots.find((other) => other.slug === slug);
  if (lot === undefined) return land;
  const { kind, amount } = lotPrice(lot, sale, status);
  return `${land} ${kind === 'final' ? 'Accepted' : 'Starting'} bid ${standardCurrency(amount)}.`;
}

/** The page of a feature of a parcel. */
export function featurePage(site: Site, view: SaleView, parcel: Parcel, feature: Feature): GeneratedPage {
  const { sale, status } = view;
  const routeOf = ({ slug }: Feature): string => featureRoute(sale.slug, parcel.slug, slug);
  const path = routeOf(feature);
  const parcelLink = { label: parcel.name, href: parcelRoute(sale.slug, parcel.slug) };
  return {
    path,
    template: 'feature',
    props: {
      head: headProps(site, {
        path,
        title: `${feature.name}, ${parcel.name}, ${sale.name}`,
        description: feature.summary,
        noindex: status === 'withdrawn',
      }),
      trail: [...saleTrail(site, view), parcelLink, { label: feature.name, href: path }],
      heading: feature.name,
      summary: feature.summary,
      kind: feature.kind,
      descriptionHtml: feature.description === undefined ? '' : site.html(feature.description),
      picture: feature.image === undefined ? null : site.picture(feature.image, 'wide'),
      parcel: parcelLink,
      parcelFacts: factsOf(view, parcel),
      others: parcel.features
        .filter(({ slug }) => slug !== feature.slug)
        .map((other) => ({ label: other.name, href: routeOf(other) })),
    },
  };
}
