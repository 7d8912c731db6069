import { standardCurrency } from '../lib/money';
import { noValue } from '../lib/no-value';
import { plural } from '../lib/plural';
import { capitalized } from '../lib/sentence';
import { wallClock } from '../lib/time-zones';
import { formatAcres } from '../model/derive/areas';
import { formatShortCalendarDate } from '../model/derive/dates';
import { inSentence } from '../model/derive/lots';
import { salePlan } from '../model/derive/plan/sale-plan';
import { formatPerAcre, pricePerAcre, unsoldOutcome } from '../model/derive/prices';
import { median, saleResult, soldLots } from '../model/derive/results';
import { parcelRoute, saleRoute } from '../model/derive/routes';
import { formatNearby } from '../model/derive/summaries';
import { startToSold, startToSoldRow } from './start-to-sold';
import { highestPrice, startToSoldHtml } from './start-to-sold-html';
import type { StatProps } from './common-props';
import { listedStatuses, withStatus, type SaleContext } from './sale-context';
import type { SoldProps, ResultRowProps, ResultLotProps, PastSaleProps } from './result-props';

/** Completed sales, the latest first. */
export function completedSales(saleContexts: readonly SaleContext[]): SaleContext[] {
  return withStatus(saleContexts, 'completed').reverse();
}

/** Returns whether a completed sale has its results; one that has just closed may not. */
export function hasResults({ sale }: SaleContext): boolean {
  return saleResult(sale) !== null || unsoldOutcome(sale) === 'not sold';
}

/** The day on which a sale closed, on its own clock: 2026-10-14; empty without an end. */
export function closingDate({ times, zone }: SaleContext): string {
  if (times.closesAt === null) return '';
  const { year, month, day } = wallClock(zone, times.closesAt);
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const soldAsNothing = { 'not sold': 'Not sold', 'result to come': 'Results to come' } as const;

function soldAsLabel({ sale }: SaleContext): string {
  const result = saleResult(sale);
  if (result === null) return soldAsNothing[unsoldOutcome(sale)];
  const { soldAs } = result;
  return soldAs === null ? 'Sold' : capitalized(soldAs);
}

function soldProps({ sale }: SaleContext): SoldProps | null {
  const result = saleResult(sale);
  if (result === null) return null;
  return { price: result.soldFor, titledAcres: result.titledAcres, cultivatedAcres: result.cultivatedAcres };
}

/** A completed sale as a row of the archive; a sale in which nothing sold says so. */
export function resultRow(saleContext: SaleContext): ResultRowProps {
  const { sale, place } = saleContext;
  const closed = closingDate(saleContext);
  return {
    href: saleRoute(sale),
    name: sale.name,
    nearby: formatNearby(place),
    plan: salePlan(sale, saleContext.status),
    closed: { text: formatShortCalendarDate(closed), iso: closed },
    soldAs: soldAsLabel(saleContext),
    sold: soldProps(saleContext),
  };
}

/** Number of results on a page that leads to all of them. */
const fewResults = 3;

/** The sales that closed last as rows, for pages that lead to all results. */
export function latestResults(saleContexts: readonly SaleContext[]): ResultRowProps[] {
  return completedSales(saleContexts).slice(0, fewResults).map(resultRow);
}

function resultLots({ sale }: SaleContext, highest: number): ResultLotProps[] {
  return soldLots(sale).map((sold) => {
    const { slug, enBloc } = sold;
    const parcel = sale.parcels.find((candidate) => candidate.slug === slug);
    const lot = enBloc ? 'en bloc' : inSentence(parcel?.name ?? slug);
    const members = sale.enBlocs.find((group) => group.slug === slug)?.parcels ?? [slug];
    const href = parcelRoute(sale.slug, slug);
    return {
      ...sold,
      lot,
      href,
      riseHtml: startToSoldHtml(startToSoldRow(sold, href, `${sale.name}, ${lot}`), highest),
      parcels: sale.parcels.flatMap((own, index) => (members.includes(own.slug) ? [index] : [])),
    };
  });
}

/**
 * A completed sale with the lots that sold.
 *
 * @param highest The end of the scale on which lots are drawn, in dollars per acre.
 */
function pastSale(saleContext: SaleContext, highest: number): PastSaleProps {
  const { sale, place } = saleContext;
  return {
    ...resultRow(saleContext),
    province: place.province,
    district: sale.municipality,
    lots: resultLots(saleContext, highest),
  };
}

/** Completed sales with the lots that sold, drawn on one scale. */
export function pastSales(saleContexts: readonly SaleContext[]): PastSaleProps[] {
  const highest = highestPrice(saleContexts.flatMap(startToSold));
  return saleContexts.map((saleContext) => pastSale(saleContext, highest));
}

/** Counts the parcels of a completed sale without a bid, from the results entered so far. */
export function unsoldCount(saleContext: SaleContext): number {
  if (!hasResults(saleContext)) return 0;
  return saleResult(saleContext.sale)?.unsoldParcels ?? saleContext.sale.parcels.length;
}

function forSaleStat(listed: readonly SaleContext[]): StatProps {
  return {
    label: 'For sale',
    value: plural(listed.length, 'sale'),
    note: listedStatuses
      .map((status) => [withStatus(listed, status).length, status] as const)
      .filter(([count, status]) => count > 0 || status !== 'postponed')
      .map(([count, status]) => `${String(count)} ${status}`)
      .join(', '),
  };
}

/** Totals of the completed sales; land sold en bloc counts once. */
export function resultStats(saleContexts: readonly SaleContext[]): StatProps[] {
  const completed = withStatus(saleContexts, 'completed');
  const results = completed.flatMap(({ sale }) => saleResult(sale) ?? []);
  const lots = completed.flatMap(({ sale }) => soldLots(sale));
  const soldFor = results.reduce((sum, result) => sum + result.soldFor, 0);
  const soldAcres = results.reduce((sum, result) => sum + result.titledAcres, 0);
  const unsold = completed.reduce((sum, saleContext) => sum + unsoldCount(saleContext), 0);
  const middle = median(lots.flatMap(({ price, titledAcres }) => pricePerAcre(price, titledAcres) ?? []));
  const listed = withStatus(saleContexts, ...listedStatuses);
  return [
    { label: 'Sold so far', value: standardCurrency(soldFor), note: formatAcres(soldAcres) },
    {
      label: 'Median price',
      value: middle === null ? noValue : formatPerAcre(Math.round(middle)),
      note: `titled, ${plural(lots.length, 'result')}`,
    },
    ...(listed.length === 0 ? [] : [forSaleStat(listed)]),
    {
      label: 'Not sold',
      value: String(unsold),
      note: unsold === 0 ? 'parcels' : `${unsold === 1 ? 'parcel' : 'parcels'}. We list those too.`,
    },
  ];
}
