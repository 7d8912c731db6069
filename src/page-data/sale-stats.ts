import { standardCurrency } from '../lib/money';
import { plural } from '../lib/plural';
import type { Sale } from '../model/schema/sale';
import type { Texts } from '../model/schema/texts';
import { formatLongCalendarDate } from '../model/derive/dates';
import { formatAcres, formatAcreCount, saleArea } from '../model/derive/areas';
import {
  formatPricePerAcre,
  hasFinalPrices,
  soldOnly,
  priceRange,
  totalStartingBids,
  unsoldOutcome,
} from '../model/derive/prices';
import { saleResult } from '../model/derive/results';
import { saleTypeNames } from '../model/derive/sale-types';
import type { StatProps } from './common-props';
import type { SaleContext } from './sale-context';

function irrigatedAcres({ parcels }: Sale): number {
  return parcels.reduce((sum, { irrigatedAcres: acres = 0 }) => sum + acres, 0);
}

/** The proceeds of a closed sale; without a label when there is no amount, or none is known yet. */
export function resultStat({ sale, status }: SaleContext, { salePage }: Pick<Texts, 'salePage'>): StatProps {
  const result = status === 'completed' ? saleResult(sale) : null;
  if (result === null)
    return status === 'completed' && unsoldOutcome(sale) === 'not sold'
      ? { label: '', value: 'Not sold', note: salePage.noBids }
      : { label: '', value: 'Bidding has closed', note: salePage.resultsToCome };
  return {
    label: result.soldAs === null ? 'Sold' : `Sold, ${result.soldAs}`,
    value: standardCurrency(result.soldFor),
    note: `${formatPricePerAcre(result.soldFor, result.titledAcres)} on ${formatAcres(result.titledAcres)}`,
  };
}

const finalLabel = { 'en bloc': 'Price, en bloc', parcels: 'Prices, by parcel' } as const;

/** The price of a sale with one parcel, which needs no sum. */
function singlePriceStat({ sale, status }: SaleContext): StatProps {
  const bid = totalStartingBids(sale);
  const perAcre = formatPricePerAcre(bid, saleArea(sale).titledAcres);
  const final = hasFinalPrices(sale, status);
  return {
    label: final ? 'Price' : 'Starting bid',
    value: priceRange(sale, status),
    note: final ? `Starting bid ${standardCurrency(bid)}, ${perAcre}` : perAcre,
  };
}

/** The prices of a sale; null for land that is no longer available. */
export function priceStat(saleContext: SaleContext): StatProps | null {
  const { sale, status } = saleContext;
  if (status === 'withdrawn') return null;
  if (sale.parcels.length === 1) return singlePriceStat(saleContext);
  const total = totalStartingBids(sale);
  const final = hasFinalPrices(sale, status);
  const together = `${standardCurrency(total)} together, ${formatPricePerAcre(total, saleArea(sale).titledAcres)}`;
  return {
    label: final ? finalLabel[soldOnly(sale)] : 'Starting bids, by parcel',
    value: priceRange(sale, status),
    note: final ? `Starting bids ${together}` : together,
  };
}

const year = /\b\d{4}\b/;

/**
 * Splits a text such as "On closing, crop off": the part before the comma is the figure, the closing date and the rest
 * are below it. A comma before a year is part of a date, and a rest with a date needs no other.
 */
function possessionStat({ possession, closingDate }: Sale): StatProps {
  const at = possession.search(/, (?!\d{4}\b)/);
  const [when, more] = at < 0 ? [possession, ''] : [possession.slice(0, at), possession.slice(at + 2)];
  const closing =
    closingDate === undefined || year.test(more) ? '' : `closing ${formatLongCalendarDate(closingDate)}`;
  return { label: 'Possession', value: when, note: [closing, more].filter((part) => part !== '').join(', ') };
}

/** Acres, lots and possession of a sale. */
export function saleStats({ sale }: SaleContext): StatProps[] {
  const { titledAcres, cultivatedAcres } = saleArea(sale);
  const irrigated = irrigatedAcres(sale);
  return [
    {
      label: 'Titled acres',
      value: formatAcreCount(titledAcres),
      note: [
        `${formatAcreCount(cultivatedAcres)} cultivated`,
        ...(irrigated > 0 ? [`${formatAcreCount(irrigated)} irrigated`] : []),
      ].join(', '),
    },
    {
      label: 'Offered',
      value: plural(sale.parcels.length, saleTypeNames.parcel),
      note:
        sale.enBlocs.length === 0
          ? 'No en bloc'
          : `${plural(sale.enBlocs.length, saleTypeNames.enBloc)}, the same land`,
    },
    possessionStat(sale),
  ];
}
