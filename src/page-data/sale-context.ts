import type { Place } from '../model/schema/place';
import type { Sale } from '../model/schema/sale';
import { saleLots, type Lot } from '../model/derive/lots';
import { saleStatus, type SaleStatus } from '../model/derive/status';
import { saleTimes } from '../model/derive/times';
import type { BuildContext } from './build-context';

/** A sale with everything that its pages, its card and the lists share. */
export interface SaleContext {
  readonly sale: Sale;
  readonly place: Place;
  readonly times: ReturnType<typeof saleTimes>;
  readonly status: SaleStatus;
  readonly lots: readonly Lot[];
  /** The time zone in which its times are shown. */
  readonly zone: string;
}

function startOf(saleContext: SaleContext): number {
  return saleContext.times.opensAt?.getTime() ?? Number.POSITIVE_INFINITY;
}

function byStart(a: SaleContext, b: SaleContext): number {
  return startOf(a) - startOf(b) || a.sale.slug.localeCompare(b.sale.slug);
}

/** All sales in the order of their opening, those without a date last. */
export function saleContextsOf(context: BuildContext): SaleContext[] {
  const { settings, sales, places } = context.content;
  const rules = settings.saleRules;
  const placeBySlug = new Map(places.map((place) => [place.slug, place]));
  return sales
    .map((sale): SaleContext => {
      const place = placeBySlug.get(sale.place);
      if (place === undefined) throw new Error(`Sale ${sale.slug} names the unknown place ${sale.place}`);
      return {
        sale,
        place,
        times: saleTimes(sale, rules),
        status: saleStatus(sale, rules, context.now),
        lots: saleLots(sale, rules),
        zone: sale.timeZone ?? 'UTC',
      };
    })
    .sort(byStart);
}

/** Statuses of the sales on the list, in order. */
export const listedStatuses = ['live', 'upcoming', 'postponed'] as const satisfies readonly SaleStatus[];

/** The views with one of the given statuses. */
export function withStatus(
  saleContexts: readonly SaleContext[],
  ...statuses: readonly SaleStatus[]
): SaleContext[] {
  return saleContexts.filter(({ status }) => statuses.includes(status));
}
