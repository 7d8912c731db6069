import { salePlan } from '../../model/derive/plan/sale-plan';
import { compareRoute, parcelRoute } from '../../model/derive/routes';
import { lotSummary, nearby } from '../../model/derive/summaries';
import { compareRows } from './page-rows';
import { lotRow } from '../../page-data/lot-row';
import type { GeneratedPage } from '../../page-data/page';
import { saleTrail } from '../sale/page';
import type { SaleView } from '../../page-data/sale-context';
import { scheduleProps } from '../../page-data/schedule';
import { headProps, type Site } from '../../page-data/build-context';

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
