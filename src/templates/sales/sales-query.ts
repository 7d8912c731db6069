import type { LonLat } from '../../lib/geo';
import { choice, choices, freeText, wholeNumber, type Fields, type QueryField } from '../../lib/query-state';
import { provinces, type Province } from '../../model/derive/provinces';
import { landKinds, type LandKind } from '../../model/derive/land-uses';

export const listedStatuses = ['live', 'upcoming', 'postponed'] as const;
export const distances = ['50', '100', '200', '500', 'any'] as const;
export const sortOrders = ['opening', 'nearest', 'price', 'acres'] as const;

export type ListedStatus = (typeof listedStatuses)[number];
export type SortOrder = (typeof sortOrders)[number];

/** State of the list of sales in the address. */
export interface SalesQuery {
  /** The place from which distances are measured. */
  readonly coordinates: LonLat | null;
  /** The name of that place; empty if the address has none. */
  readonly label: string;
  readonly province: readonly Province[];
  readonly land: readonly LandKind[];
  readonly status: readonly ListedStatus[];
  readonly acresFrom: number | null;
  readonly acresTo: number | null;
  /** Dollars per acre. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Kilometres from the place. */
  readonly within: (typeof distances)[number];
  /** Empty for the default: nearest first near a place, otherwise by opening. */
  readonly sort: SortOrder | '';
  readonly page: number | null;
}

/** All of Canada is within these bounds. */
const bounds = { west: -141, east: -52, south: 41, north: 84 };

/** A position in the form used in addresses: -118.795_55.17. */
const position: QueryField<LonLat | null> = {
  defaultValue: null,
  parse: (text) => {
    const [, longitude, latitude] = /^(-\d{1,3}(?:\.\d{1,15})?)_(\d{1,2}(?:\.\d{1,15})?)$/.exec(text) ?? [];
    const [east, north] = [Number(longitude), Number(latitude)];
    const inCanada =
      east >= bounds.west && east <= bounds.east && north >= bounds.south && north <= bounds.north;
    return inCanada ? [east, north] : undefined;
  },
  serialize: (value) => value?.join('_') ?? '',
};

const labelLength = 80;
const most = 9_999_999;

export const salesFields: Fields<SalesQuery> = {
  coordinates: position,
  label: freeText(labelLength),
  province: choices(provinces),
  land: choices(landKinds),
  status: choices(listedStatuses),
  acresFrom: wholeNumber(null, 0, most),
  acresTo: wholeNumber(null, 0, most),
  priceFrom: wholeNumber(null, 0, most),
  priceTo: wholeNumber(null, 0, most),
  within: choice(distances, '200'),
  sort: choice(['', ...sortOrders], ''),
  page: wholeNumber(1, 1, 999),
};

/** A function that changes part of the query. */
export type ChangeQuery = (patch: Partial<SalesQuery>, mode?: 'push' | 'replace') => void;

/** A patch that clears all filters and the place; the order of the list stays. */
export const noSalesFilters: Partial<SalesQuery> = {
  coordinates: null,
  label: '',
  province: [],
  land: [],
  status: [],
  acresFrom: null,
  acresTo: null,
  priceFrom: null,
  priceTo: null,
  within: '200',
};

/**
 * Returns the order of the list.
 *
 * @param placed True if distances are known without a place in the query: from the visitor's own, which is in no
 *   address.
 */
export function sortOf(
  { sort, coordinates }: Pick<SalesQuery, 'sort' | 'coordinates'>,
  placed: boolean,
): SortOrder {
  const natural = coordinates === null ? 'opening' : 'nearest';
  return sort === '' || (sort === 'nearest' && coordinates === null && !placed) ? natural : sort;
}

/** Number of active filters, without the place. */
export function countFilters(query: SalesQuery): number {
  const { province, land, status, acresFrom, acresTo, priceFrom, priceTo, coordinates, within } = query;
  const ranges = [acresFrom ?? acresTo, priceFrom ?? priceTo].filter((bound) => bound !== null);
  const distance = coordinates !== null && within !== '200' ? 1 : 0;
  return province.length + land.length + status.length + ranges.length + distance;
}
