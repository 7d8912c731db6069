import { provinceNames } from '../../model/derive/provinces';
import type { SalesQuery } from './sales-query';
import { landFilterNames, placeName, statusNames, withinNames } from './sales-labels';

/** An active filter, and the change of the query that removes it. */
export interface ActiveFilter {
  readonly kind: 'place' | 'filter';
  readonly label: string;
  readonly without: Partial<SalesQuery>;
}

function without<T>(chosen: readonly T[], value: T): T[] {
  return chosen.filter((other) => other !== value);
}

function rangeLabel(from: number | null, to: number | null, write: (amount: string) => string): string {
  const format = (amount: number) => write(amount.toLocaleString('en-CA'));
  if (from === null) return `Up to ${format(to ?? 0)}`;
  return to === null ? `From ${format(from)}` : `${format(from)} to ${format(to)}`;
}

/** All active filters, the place first. */
export function activeFilters(query: SalesQuery): ActiveFilter[] {
  const { province, land, status, acresFrom, acresTo, priceFrom, priceTo, coordinates, within } = query;
  const filters: ActiveFilter[] = [];
  const add = (label: string, patch: Partial<SalesQuery>) => {
    filters.push({ kind: 'filter', label, without: patch });
  };
  const place = placeName(query);
  if (place !== null) {
    filters.push({ kind: 'place', label: place, without: { coordinates: null, label: '', within: '200' } });
  }
  if (coordinates !== null && within !== '200')
    add(within === 'any' ? withinNames.any : `Within ${withinNames[within]}`, { within: '200' });
  for (const code of province) add(provinceNames[code], { province: without(province, code) });
  for (const kind of land) add(landFilterNames[kind], { land: without(land, kind) });
  for (const value of status) add(statusNames[value], { status: without(status, value) });
  if (acresFrom !== null || acresTo !== null)
    add(
      rangeLabel(acresFrom, acresTo, (acres) => `${acres} ac`),
      { acresFrom: null, acresTo: null },
    );
  if (priceFrom !== null || priceTo !== null)
    add(
      rangeLabel(priceFrom, priceTo, (dollars) => `$${dollars}/ac`),
      { priceFrom: null, priceTo: null },
    );
  return filters;
}
