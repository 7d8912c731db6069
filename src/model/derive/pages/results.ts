import { standardCurrency } from '../../../lib/money';
import { plural } from '../../../lib/plural';
import { formatAcres, formatAcresPlain } from '../areas';
import { calendarDateShort } from '../dates';
import { wallClock } from '../../../lib/time-zones';
import { salePlan } from '../plan/sale-plan';
import { formatPerAcre, pricePerAcre } from '../prices';
import { median, saleResult, soldLots } from '../results';
import { saleRoute } from '../routes';
import { nearby } from '../summaries';
import { perAcre } from './lot-row';
import type { ResultRowProps } from './list-props';
import type { FigureProps } from './parts';
import { withStatus, type SaleView } from './sale-view';

/** Completed sales, the latest first. */
export function completedViews(views: readonly SaleView[]): SaleView[] {
  return withStatus(views, 'completed').reverse();
}

/** The day on which a sale closed, on its own clock: 2026-03-18. */
export function closingDate({ times, zone }: SaleView): string {
  if (times.end === null) return '';
  const { year, month, day } = wallClock(zone, times.end);
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A completed sale as a row of the archive; a sale in which nothing sold says so. */
export function resultRow(view: SaleView): ResultRowProps {
  const { sale, place } = view;
  const result = saleResult(sale);
  const closed = closingDate(view);
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: nearby(place),
    plan: salePlan(sale, view.status),
    closed: { text: calendarDateShort(closed), iso: closed },
    soldAs: result === null ? 'Not sold' : result.soldAs.charAt(0).toUpperCase() + result.soldAs.slice(1),
    acres: result === null ? '–' : formatAcresPlain(result.soldAcres),
    soldFor: result === null ? '–' : standardCurrency(result.soldFor),
    perTitledAcre: result === null ? '–' : perAcre(result.soldFor, result.soldAcres),
    perCultivatedAcre: result === null ? '–' : perAcre(result.soldFor, result.soldCultivatedAcres),
  };
}

/** What the completed sales add up to; land sold en bloc counts once. */
export function resultFigures(views: readonly SaleView[]): FigureProps[] {
  const completed = withStatus(views, 'completed');
  const results = completed.flatMap(({ sale }) => saleResult(sale) ?? []);
  const lots = completed.flatMap(({ sale }) => soldLots(sale));
  const soldFor = results.reduce((sum, result) => sum + result.soldFor, 0);
  const soldAcres = results.reduce((sum, result) => sum + result.soldAcres, 0);
  const unsold = completed.reduce(
    (sum, { sale }) => sum + (saleResult(sale)?.unsoldParcels ?? sale.parcels.length),
    0,
  );
  const middle = median(lots.flatMap(({ price, acres }) => pricePerAcre(price, acres) ?? []));
  const open = withStatus(views, 'live', 'upcoming').length;
  return [
    { label: 'Sold so far', figure: standardCurrency(soldFor), note: formatAcres(soldAcres) },
    {
      label: 'Median price',
      figure: middle === null ? '–' : formatPerAcre(Math.round(middle)),
      note: `titled, ${plural(lots.length, 'result')}`,
    },
    {
      label: 'For sale now',
      figure: plural(open, 'sale'),
      note: `${String(withStatus(views, 'live').length)} live, ${String(withStatus(views, 'upcoming').length)} upcoming`,
    },
    {
      label: 'Not sold',
      figure: String(unsold),
      note: unsold === 1 ? 'parcel. We list those too.' : 'parcels. We list those too.',
    },
  ];
}
