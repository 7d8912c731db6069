import { salePlan } from '../../model/derive/plan/sale-plan';
import { compareRoute, parcelRoute } from '../../model/derive/routes';
import { lotSummary, formatNearby } from '../../model/derive/summaries';
import { compareRows } from './page-rows';
import { registrationOffer } from '../../page-data/registration';
import { outcomeOf } from '../../page-data/lot-row';
import type { PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { saleBreadcrumbs } from '../../page-data/sale-breadcrumbs';
import { isComparable } from '../../page-data/sale-prop-builders';
import type { ComparePageProps } from './props';

/** All parcels of a sale side by side. */
function comparePage(context: BuildContext, saleContext: SaleContext): SitePage<ComparePageProps> {
  const { sale, place, status, lots } = saleContext;
  const path = compareRoute(sale);
  const heading = 'Compare parcels';
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${heading}, ${sale.name}, ${formatNearby(place)}`,
        description: `The parcels of ${sale.name} side by side: acres, soil, taxes, income and price per acre. ${lotSummary(sale)}.`,
      }),
      breadcrumbs: [...saleBreadcrumbs(context, saleContext), { label: heading, href: path }],
      heading,
      summary: `The land of ${sale.name}, ${formatNearby(place)}, side by side.`,
      schedule: scheduleProps(saleContext),
      offer: registrationOffer(context, saleContext),
      plan: salePlan(sale, status),
      lots: lots.map((lot) => ({
        slug: lot.slug,
        href: parcelRoute(sale.slug, lot.slug),
        name: lot.name,
        enBloc: lot.enBloc,
        outcome: outcomeOf(saleContext, lot),
        onPlan: sale.parcels.flatMap(({ slug }, index) =>
          slug === lot.slug || (lot.enBloc && lot.memberSlugs.includes(slug)) ? [index] : [],
        ),
      })),
      rows: compareRows(saleContext),
    },
  };
}

/** The comparison of the parcels of every sale that has several. */
function comparePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<ComparePageProps>[] {
  return saleContexts.filter(isComparable).map((saleContext) => comparePage(context, saleContext));
}

export const compareKind = {
  template: 'compare/CompareTemplate.tsx',
  partsOf: 'sales',
  pages: comparePages,
} satisfies PageKind;
