import { formatAcres } from '../model/derive/areas';
import { shortDate } from '../model/derive/dates';
import { salePlan } from '../model/derive/plan/sale-plan';
import { saleRoute } from '../model/derive/routes';
import { nearby } from '../model/derive/summaries';
import type { SaleSheetProps, SheetLotProps } from '../templates/home/props';
import { lotRow } from './lot-row';
import type { SaleView } from './sale-context';
import { scheduleProps } from './schedule';
import type { Site } from './build-context';

const lotsOnSheet = 4;

/** The sale that leads the home page; null when none has a date. */
export function saleSheet(site: Site, view: SaleView | undefined): SaleSheetProps | null {
  if (view === undefined) return null;
  const { sale, place, times, status, zone, lots } = view;
  const { start, end } = times;
  if (start === null || end === null) return null;
  const plan = salePlan(sale, status, 'page');
  const parcels = lots.filter(({ enBloc }) => !enBloc);
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: nearby(place),
    schedule: scheduleProps(view),
    opens: { text: shortDate(start, zone), iso: start.toISOString() },
    closes: { text: shortDate(end, zone), iso: end.toISOString() },
    plan,
    lots: parcels.slice(0, lotsOnSheet).map((lot, index): SheetLotProps => {
      const { land, price, perTitledAcre } = lotRow(view, lot);
      return {
        number: plan?.parcels[index]?.number ?? String(index + 1),
        acres: formatAcres(lot.size),
        land,
        price,
        perAcre: perTitledAcre,
      };
    }),
    more: Math.max(0, parcels.length - lotsOnSheet),
    bidding: site.engine.bidding(sale.slug),
  };
}
