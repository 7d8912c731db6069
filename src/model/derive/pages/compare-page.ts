import { salePlan } from '../plan/sale-plan';
import { compareRoute, parcelRoute } from '../routes';
import { lotSummary, nearby } from '../summaries';
import { compareRows } from './compare-rows';
import { lotRow } from './lot-row';
import type { GeneratedPage } from './page';
import { saleTrail } from './sale-page';
import type { SaleView } from './sale-view';
import { scheduleProps } from './schedule';
import { headProps, type Site } from './site';

/** Whether there is anything to compare in a sale, and anybody who may still want to. */
export function isComparable({ sale, status }: Pick<SaleView, 'sale' | 'status'>): boolean {
  return sale.parcels.length > 1 && status !== 'withdrawn';
}

/** All parcels of a sale side by side. */
export function comparePage(site: Site, view: SaleView): GeneratedPage {
  const { sale, place, status, lots } = view;
  const path = compareRoute(sale);
  const heading = 'Compare parcels';
  return {
    path,
    template: 'compare',
    props: {
      head: headProps(site, {
        path,
        title: `${heading}, ${sale.name}, ${nearby(place)}`,
        description: `The parcels of ${sale.name} side by side: acres, soil, taxes, income and price per acre. ${lotSummary(sale)}.`,
      }),
      trail: [...saleTrail(site, view), { label: heading, href: path }],
      heading,
      summary: `The land of ${sale.name}, ${nearby(place)}, side by side.`,
      schedule: scheduleProps(view),
      plan: salePlan(sale, status),
      lots: lots.map((lot) => ({
        slug: lot.slug,
        href: parcelRoute(sale.slug, lot.slug),
        name: lot.name,
        enBloc: lot.enBloc,
        outcome: lotRow(view, lot).outcome,
        onPlan: sale.parcels.flatMap(({ slug }, index) =>
          slug === lot.slug || (lot.enBloc && lot.members.includes(slug)) ? [index] : [],
        ),
      })),
      rows: compareRows(view),
    },
  };
}
