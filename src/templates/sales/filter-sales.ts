import { distanceKm, type LonLat } from '../../lib/geo';
import type { ListedSaleProps } from '../../page-data/listed-sale';
import type { Province } from '../../model/derive/provinces';
import { statusLabels } from '../../components/sales/status-labels';
import type { CurrentStatus } from '../../model/derive/status';
import { sortOf, type ListedStatus, type SalesQuery, type SortOrder } from './sales-query';
import type { LandKind } from '../../model/derive/land-uses';

/** A sale with its current status, and its distance from the chosen place. */
export interface CurrentSale extends ListedSaleProps {
  readonly status: CurrentStatus;
  /**
   * Distance from the place in the query, or else from the visitor's own; null without one, and for land that cannot be
   * placed.
   */
  readonly km: number | null;
}

export type Counts<Value extends string> = Readonly<Partial<Record<Value, number>>>;

export interface SalesSearchResult {
  /** Matching sales, in the chosen order. */
  readonly sales: readonly CurrentSale[];
  /** The nearest sale past the limit. */
  readonly nearestBeyondLimit: CurrentSale | null;
  /** Number of sales that match each choice and all other filters. */
  readonly counts: {
    readonly province: Counts<Province>;
    readonly land: Counts<LandKind>;
    readonly status: Counts<ListedStatus>;
  };
}

function isAmong<T>(value: T, chosen: readonly T[]): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

function isWithin(value: number | null, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  return value !== null && value >= (from ?? 0) && value <= (to ?? Infinity);
}

const filters = {
  province: ({ province }, query) => isAmong(province, query.province),
  land: ({ land }, query) => query.land.length === 0 || land.some((kind) => query.land.includes(kind)),
  status: ({ status }, query) =>
    query.status.length === 0 || query.status.some((chosen) => chosen === status),
  acres: ({ titledAcres }, query) => isWithin(titledAcres, query.acresFrom, query.acresTo),
  price: ({ perAcre }, query) => isWithin(perAcre, query.priceFrom, query.priceTo),
  distance: ({ km }, { coordinates, within }) =>
    coordinates === null || within === 'any' || isWithin(km, 0, Number(within)),
} satisfies Record<string, (sale: CurrentSale, query: SalesQuery) => boolean>;

type FilterName = keyof typeof filters;

function matching(sales: readonly CurrentSale[], query: SalesQuery, without?: FilterName): CurrentSale[] {
  const active = Object.entries(filters).filter(([name]) => name !== without);
  return sales.filter((sale) => active.every(([, matches]) => matches(sale, query)));
}

function count<Value extends string>(values: readonly Value[]): Counts<Value> {
  const counts: Partial<Record<Value, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** In the order of the headings: selling now, not known, upcoming, just closed, postponed. */
function rank({ status }: CurrentSale): number {
  return Object.keys(statusLabels).indexOf(status);
}

function byNumber(value: (sale: CurrentSale) => number | null) {
  return (a: CurrentSale, b: CurrentSale) => {
    const [first, second] = [value(a) ?? Infinity, value(b) ?? Infinity];
    return first === second ? 0 : first - second;
  };
}

/** Value by which two sales are compared; equal ones stay in the order of their opening. */
const orders = {
  opening: byNumber(rank),
  nearest: byNumber(({ km }) => km),
  price: byNumber(({ perAcre }) => perAcre),
  acres: byNumber(({ titledAcres: acres }) => -acres),
} satisfies Record<SortOrder, (a: CurrentSale, b: CurrentSale) => number>;

/** Returns the sales with their current statuses and their distance from a place. */
export function currentSales(
  sales: readonly ListedSaleProps[],
  statuses: ReadonlyMap<string, CurrentStatus>,
  from: LonLat | null,
): CurrentSale[] {
  return sales.map((sale) => {
    const { schedule, position } = sale.card;
    return {
      ...sale,
      status: statuses.get(schedule.slug) ?? schedule.status,
      km: from === null || position === null ? null : distanceKm(from, position),
    };
  });
}

/** Returns the sales that match a query, from a list in the order of their opening. */
export function findSales(sales: readonly CurrentSale[], query: SalesQuery): SalesSearchResult {
  const found = matching(sales, query);
  const farther = matching(sales, query, 'distance').filter(
    (sale) => sale.km !== null && !found.includes(sale),
  );
  return {
    sales: found.sort(
      orders[
        sortOf(
          query,
          sales.some(({ km }) => km !== null),
        )
      ],
    ),
    nearestBeyondLimit: farther.sort(orders.nearest)[0] ?? null,
    counts: {
      province: count(matching(sales, query, 'province').map(({ province }) => province)),
      land: count(matching(sales, query, 'land').flatMap(({ land }) => land)),
      status: count(
        matching(sales, query, 'status').flatMap(({ status }) =>
          status === 'live' || status === 'upcoming' || status === 'postponed' ? [status] : [],
        ),
      ),
    },
  };
}
