import type { Option } from '../../model/schema/sale';
import { formatAcres } from '../../model/derive/areas';
import { exerciseBy } from '../../model/derive/dates';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { optionRoute, parcelRoute, saleRoute } from '../../model/derive/routes';
import { nearby } from '../../model/derive/summaries';
import { landText } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import type { OptionPageProps } from '../../page-data/subpage-props';
import { saleTrail } from '../sale/page';
import { documentProps, optionPrice, salePeople } from '../../page-data/sale-parts';
import type { SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type Site } from '../../page-data/build-context';

/** Where the option belongs on the land of the sale, in words and as a plan. */
function optionLand(
  { sale, status }: SaleView,
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
export function optionPage(site: Site, view: SaleView, option: Option): GeneratedPage {
  const { sale, place, zone, status } = view;
  const path = optionRoute(sale.slug, option.slug);
  const picture = site.picture(option.image ?? sale.saleImage, 'wide');
  const at = new Date(option.exerciseDate);
  const until = { text: exerciseBy(at, zone), iso: at.toISOString() };
  return {
    path,
    template: 'option',
    props: {
      head: headProps(site, {
        path,
        title: `${option.name}, ${sale.name}, ${nearby(place)}`,
        description: `${option.summary} ${optionPrice(option)}. ${until.text}.`,
        noindex: status === 'withdrawn',
        picture,
      }),
      trail: [...saleTrail(site, view), { label: option.name, href: path }],
      heading: option.name,
      summary: option.summary,
      schedule: scheduleProps(view),
      price: optionPrice(option),
      exerciseBy: until,
      descriptionHtml: site.html(option.description),
      ...optionLand(view, option),
      picture: option.image === undefined ? null : picture,
      documents: sale.documents
        .filter(
          ({ parcels }) => parcels.length === 0 || parcels.some((slug) => option.parcels.includes(slug)),
        )
        .map((document) => documentProps(site, document)),
      others: sale.options
        .filter(({ slug }) => slug !== option.slug)
        .map(({ slug, name }) => ({ label: name, href: optionRoute(sale.slug, slug) })),
      sale: { label: sale.name, href: saleRoute(sale) },
      contacts: salePeople(site, sale),
    },
  };
}
