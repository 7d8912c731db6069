import { standardCurrency } from '../lib/money';
import { noValue } from '../lib/no-value';
import { countInWords } from '../lib/number-words';
import { formatAcreCount } from '../model/derive/areas';
import { pricePerAcre } from '../model/derive/prices';
import { median, soldLots } from '../model/derive/results';
import type { StatProps } from './common-props';
import { closingDate, hasResults, unsoldCount } from './result-rows';
import { withStatus, type SaleContext } from './sale-context';

/** The year in which a sale closed, on its own clock. */
function closingYear(saleContext: SaleContext): string {
  return closingDate(saleContext).slice(0, 4);
}

function latestYear(saleContexts: readonly SaleContext[]): string | undefined {
  return saleContexts.map(closingYear).sort().at(-1);
}

function countWithNoun(count: number, one: string): string {
  return `${countInWords(count)} ${one}${count === 1 ? '' : 's'}`;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The change from starting bids to prices in percent, up or down. */
function changeStat(startingBids: number, soldFor: number, when: string): StatProps {
  const percent = startingBids === 0 ? null : Math.round((soldFor / startingBids - 1) * 100);
  return {
    label: percent !== null && percent < 0 ? 'Below starting bids' : 'Above starting bids',
    value: percent === null ? noValue : `${String(Math.abs(percent))}%`,
    note: `on the parcels that sold${when}`,
  };
}

/**
 * The ledger of the latest year in which something sold; land sold en bloc counts once, against its own starting bid.
 *
 * @returns Nothing while nothing has sold.
 */
export function yearStats(saleContexts: readonly SaleContext[]): StatProps[] {
  const withSales = withStatus(saleContexts, 'completed').filter(({ sale }) => soldLots(sale).length > 0);
  const year = latestYear(withSales);
  if (year === undefined) return [];
  const sales = withSales.filter((saleContext) => closingYear(saleContext) === year);
  const lots = sales.flatMap(({ sale }) => soldLots(sale));
  const soldFor = total(lots.map(({ price }) => price));
  const startingBids = total(lots.map(({ startingBid }) => startingBid));
  const middle = median(lots.flatMap(({ price, titledAcres }) => pricePerAcre(price, titledAcres) ?? []));
  // The other figures name their year only if the archive has several.
  const when = sales.length === withSales.length ? '' : `, ${year}`;
  return [
    { label: `Sold in ${year}`, value: standardCurrency(soldFor), note: countWithNoun(sales.length, 'sale') },
    {
      label: 'Acres sold',
      value: formatAcreCount(total(lots.map(({ titledAcres: acres }) => acres))),
      note: `titled${when}`,
    },
    {
      label: lots.length === 1 ? 'Price' : 'Median price',
      value: middle === null ? noValue : standardCurrency(middle),
      note: `per titled acre${when}`,
    },
    changeStat(startingBids, soldFor, when),
  ];
}

/** Number of parcels of the latest year without a bid; null while there are no results. */
export function unsoldSummary(saleContexts: readonly SaleContext[]): string | null {
  const known = withStatus(saleContexts, 'completed').filter(hasResults);
  const year = latestYear(known);
  if (year === undefined) return null;
  const sales = known.filter((saleContext) => closingYear(saleContext) === year);
  const offered = total(sales.map(({ sale }) => sale.parcels.length));
  const unsold = total(sales.map(unsoldCount));
  const parcels = countWithNoun(offered, 'parcel');
  if (unsold === 0) return `Of ${parcels} in sales that closed in ${year}, every one sold.`;
  const counted = unsold === offered ? 'none sold' : `${countInWords(unsold)} drew no bid`;
  return `Of ${parcels} in sales that closed in ${year}, ${counted}.`;
}
