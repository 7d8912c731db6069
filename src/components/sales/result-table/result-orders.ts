import { pricedCultivatedAcres, pricePerAcre } from '../../../model/derive/prices';
import type { ResultRowProps } from '../../../page-data/result-props';

export type SortColumn = 'sale' | 'closed' | 'acres' | 'soldFor' | 'titled' | 'cultivated';

/** An order of results. */
export interface ResultOrder {
  /** Its name in the address. */
  readonly name: string;
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
  /** Such as highest first. */
  readonly label: string;
}

/**
 * The first order of a column is the one that its heading applies first; the first of all is that of the built page.
 */
export const resultOrders = [
  { name: 'latest', column: 'closed', direction: 'descending', label: TEXTS.sorting.latestFirst },
  { name: 'earliest', column: 'closed', direction: 'ascending', label: TEXTS.sorting.earliestFirst },
  { name: 'name', column: 'sale', direction: 'ascending', label: TEXTS.sorting.aToZ },
  { name: 'name-back', column: 'sale', direction: 'descending', label: TEXTS.sorting.zToA },
  { name: 'acres', column: 'acres', direction: 'descending', label: TEXTS.sorting.mostFirst },
  { name: 'acres-least', column: 'acres', direction: 'ascending', label: TEXTS.sorting.leastFirst },
  { name: 'price', column: 'soldFor', direction: 'descending', label: TEXTS.sorting.highestFirst },
  { name: 'price-lowest', column: 'soldFor', direction: 'ascending', label: TEXTS.sorting.lowestFirst },
  { name: 'acre', column: 'titled', direction: 'descending', label: TEXTS.sorting.highestFirst },
  { name: 'acre-lowest', column: 'titled', direction: 'ascending', label: TEXTS.sorting.lowestFirst },
  { name: 'cultivated', column: 'cultivated', direction: 'descending', label: TEXTS.sorting.highestFirst },
  {
    name: 'cultivated-lowest',
    column: 'cultivated',
    direction: 'ascending',
    label: TEXTS.sorting.lowestFirst,
  },
] as const satisfies readonly ResultOrder[];

export type OrderName = (typeof resultOrders)[number]['name'];

/**
 * Returns the order after a click on a heading: its column's first order, or the opposite one when that is
 * active.
 */
export function nextOrder(column: SortColumn, present: OrderName): OrderName {
  const [first, second] = resultOrders.filter((order) => order.column === column);
  return (first?.name === present ? second : first)?.name ?? present;
}

/** Returns the order of that name; for an unknown name, that of the built page. */
export function orderOf(name: OrderName): (typeof resultOrders)[number] {
  return resultOrders.find((order) => order.name === name) ?? resultOrders[0];
}

const values = {
  sale: ({ name }) => name,
  closed: ({ closed }) => closed.iso,
  acres: ({ sold }) => sold?.titledAcres ?? null,
  soldFor: ({ sold }) => sold?.price ?? null,
  titled: ({ sold }) => (sold === null ? null : pricePerAcre(sold.price, sold.titledAcres)),
  cultivated: ({ sold }) => (sold === null ? null : pricePerAcre(sold.price, pricedCultivatedAcres(sold))),
} as const satisfies Record<SortColumn, (row: ResultRowProps) => string | number | null>;

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-CA');
}

/** Sorts the rows; those without a figure come last in either direction. */
export function sortResults<Row extends ResultRowProps>(rows: readonly Row[], name: OrderName): Row[] {
  const { column, direction } = orderOf(name);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [values[column](a), values[column](b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right);
  });
}
