import type { Option } from '../../model/schema/sale';
import { formatAcres } from '../../model/derive/areas';
import { formatExerciseDeadline } from '../../model/derive/dates';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { optionRoute, parcelRoute, saleRoute } from '../../model/derive/routes';
import { formatNearby } from '../../model/derive/summaries';
import { sentence } from '../../lib/sentence';
import { registrationOffer } from '../../page-data/registration';
import { landText } from '../../page-data/lot-row';
import type { PageKind, SitePage } from '../../page-data/page';
import { documentProps, optionPrice, salePeople } from '../../page-data/sale-prop-builders';
import type { SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import type { OptionPageProps } from './props';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';

/** The land of the option, as text and as a plan. */
function optionLand(
  { sale, status }: SaleContext,
  option: Option,
): Pick<OptionPageProps, 'parcels' | 'plan' | 'planLinks'> {
  const concerned = sale.parcels.flatMap(({ slug }, index) => (option.parcels.includes(slug) ? index : []));
  const plan = salePlan(sale, status, 'page');
  return {
    parcels: sale.parcels
      .filter((_, index) => concerned.includes(index))
      .map(({ slug, name, landDescriptions, titledAcres }) => ({
        label: name,
        href: parcelRoute(sale.slug, slug),
        land: `${landText(landDescriptions)}, ${formatAcres(titledAcres)}`,
      })),
    plan: plan === null ? null : highlightParcels(plan, concerned),
    planLinks: sale.parcels.map(({ slug, name }) => ({ label: name, href: parcelRoute(sale.slug, slug) })),
  };
}

/** The page of an option of a sale. */
function optionPage(
  context: BuildContext,
  saleContext: SaleContext,
  option: Option,
): SitePage<OptionPageProps> {
  const { sale, place, zone, status } = saleContext;
  const path = optionRoute(sale.slug, option.slug);
  const picture = context.picture(option.image ?? sale.saleImage, 'wide');
  const contacts = salePeople(context, sale);
  const at = new Date(option.exerciseDate);
  const until = { text: formatExerciseDeadline(at, zone), iso: at.toISOString() };
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${option.name}, ${sale.name}, ${formatNearby(place)}`,
        description: `${option.summary} ${sentence(optionPrice(option))} ${until.text}.`,
        noindex: status === 'withdrawn',
        picture,
      }),
      breadcrumbs: [...saleBreadcrumbs(context, saleContext), { label: option.name, href: path }],
      heading: option.name,
      summary: option.summary,
      schedule: scheduleProps(saleContext),
      price: optionPrice(option),
      exerciseBy: until,
      descriptionHtml: context.html(option.description),
      ...optionLand(saleContext, option),
      picture: option.image === undefined ? null : picture,
      documents: sale.documents
        .filter(
          ({ parcels }) => parcels.length === 0 || parcels.some((slug) => option.parcels.includes(slug)),
        )
        .map((document) => documentProps(context, document)),
      others: sale.options
        .filter(({ slug }) => slug !== option.slug)
        .map(({ slug, name }) => ({ label: name, href: optionRoute(sale.slug, slug) })),
      sale: { label: sale.name, href: saleRoute(sale) },
      contacts,
      offer: registrationOffer(context, saleContext),
      inquirySubject: { sale: sale.slug, option: option.slug, label: `${sale.name}, ${option.name}` },
      contactPage: context.routes.contact,
    },
  };
}

/** The page of every option of every sale. */
function optionPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<OptionPageProps>[] {
  return saleContexts.flatMap((saleContext) =>
    saleContext.sale.options.map((option) => optionPage(context, saleContext, option)),
  );
}

export const optionKind = {
  template: 'option/OptionTemplate.tsx',
  partsOf: 'sales',
  pages: optionPages,
} satisfies PageKind;
