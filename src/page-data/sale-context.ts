import type { Place } from '../model/schema/editorial';
import type { Sale } from '../model/schema/sale';
import { lotsOf, type Lot } from '../model/derive/lots';
import { saleStatus, type SaleStatus } from '../model/derive/status';
import { saleTimes } from '../model/derive/times';
import type { Site } from './build-context';

/** A sale with everything that its pages, its card and the lists share. */
export interface SaleView {
  readonly sale: Sale;
  readonly place: Place;
  readonly times: ReturnType<typeof saleTimes>;
  readonly status: SaleStatus;
  readonly lots: readonly Lot[];
  /** The zone in which its times are told. */
  readonly zone: string;
}

function startOf(view: SaleView): number {
  return view.times.start?.getTime() ?? Number.POSITIVE_INFINITY;
}

function byStart(a: SaleView, b: SaleView): number {
  return startOf(a) - startOf(b) || a.sale.slug.localeCompare(b.sale.slug);
}

/** All sales in the order of their opening, those without a date last. */
export function saleViews(site: Site): SaleView[] {
  const { settings, sales, places } = site.content;
  const rules = settings.saleRules;
  const placeBySlug = new Map(places.map((place) => [place.slug, place]));
  return sales
    .map((sale): SaleView => {
      const place = placeBySlug.get(sale.place);
      if (place === undefined) throw new Error(`Sale ${sale.slug} names the unknown place ${sale.place}`);
      return {
        sale,
        place,
        times: saleTimes(sale, rules),
        status: saleStatus(sale, rules, site.now),
        lots: lotsOf(sale, rules),
        zone: sale.timeZone ?? 'UTC',
      };
    })
    .sort(byStart);
}

/** The views with one of the given statuses. */
export function withStatus(views: readonly SaleView[], ...statuses: readonly SaleStatus[]): SaleView[] {
  return views.filter(({ status }) => statuses.includes(status));
}
