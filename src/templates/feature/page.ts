import { standardCurrency } from '../../lib/money';
import type { Feature, Parcel } from '../../model/schema/parcel';
import { formatAcres } from '../../model/derive/areas';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { formatPricePerAcre, lotPrice } from '../../model/derive/prices';
import { featureRoute, parcelRoute } from '../../model/derive/routes';
import type { FactProps } from '../../page-data/common-props';
import { landText } from '../../page-data/lot-row';
import type { PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { registrationOffer } from '../../page-data/registration';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { hasFeaturePage } from '../../page-data/sale-prop-builders';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';
import type { FeaturePageProps } from './props';

/** Land and area of the parcel. */
function landFacts({ landDescriptions, titledAcres, cultivatedAcres }: Parcel): FactProps[] {
  return [
    { label: 'Land', value: landText(landDescriptions) },
    { label: 'Titled', value: formatAcres(titledAcres) },
    ...(cultivatedAcres === 0 ? [] : [{ label: 'Cultivated', value: formatAcres(cultivatedAcres) }]),
  ];
}

/** Price of the parcel; land that is no longer available has none. */
function priceFacts({ sale, status, lots }: SaleContext, { slug, titledAcres }: Parcel): FactProps[] {
  const lot = lots.find((other) => other.slug === slug);
  if (lot === undefined || status === 'withdrawn') return [];
  const { kind, amount } = lotPrice(lot, sale, status);
  return [
    { label: kind === 'final' ? 'Accepted bid' : 'Starting bid', value: standardCurrency(amount) },
    { label: 'Per titled acre', value: formatPricePerAcre(amount, titledAcres) },
  ];
}

/** The plan of the sale without its groups, on which the parcel stands out. */
function planOf({ sale, status }: SaleContext, { slug }: Parcel): PlanProps | null {
  const plan = salePlan(sale, status, 'page');
  if (plan === null) return null;
  const index = sale.parcels.findIndex((parcel) => parcel.slug === slug);
  return highlightParcels({ ...plan, blocks: [] }, [index]);
}

/** The page of a feature of a parcel. */
function featurePage(
  context: BuildContext,
  saleContext: SaleContext,
  parcel: Parcel,
  feature: Feature,
): SitePage<FeaturePageProps> {
  const { sale, status } = saleContext;
  const routeOf = ({ slug }: Feature): string => featureRoute(sale.slug, parcel.slug, slug);
  const path = routeOf(feature);
  const parcelLink = { label: parcel.name, href: parcelRoute(sale.slug, parcel.slug) };
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${feature.name}, ${parcel.name}, ${sale.name}`,
        description: feature.summary,
        noindex: status === 'withdrawn',
      }),
      breadcrumbs: [
        ...saleBreadcrumbs(context, saleContext),
        parcelLink,
        { label: feature.name, href: path },
      ],
      heading: feature.name,
      summary: feature.summary,
      schedule: scheduleProps(saleContext),
      offer: registrationOffer(context, saleContext),
      kind: feature.kind,
      descriptionHtml: feature.description === undefined ? '' : context.html(feature.description),
      picture: feature.image === undefined ? null : context.picture(feature.image, 'wide'),
      plan: planOf(saleContext, parcel),
      parcel: parcelLink,
      parcelSummary: parcel.summary,
      parcelFacts: landFacts(parcel),
      priceFacts: priceFacts(saleContext, parcel),
      others: parcel.features
        .filter((other) => other.slug !== feature.slug && hasFeaturePage(other))
        .map((other) => ({ label: other.name, href: routeOf(other) })),
    },
  };
}

/** The page of every feature that has more than a summary. */
function featurePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<FeaturePageProps>[] {
  return saleContexts.flatMap((saleContext) =>
    saleContext.sale.parcels.flatMap((parcel) =>
      parcel.features
        .filter(hasFeaturePage)
        .map((feature) => featurePage(context, saleContext, parcel, feature)),
    ),
  );
}

export const featureKind = {
  template: 'feature/FeatureTemplate.tsx',
  partsOf: 'sales',
  pages: featurePages,
} satisfies PageKind;
