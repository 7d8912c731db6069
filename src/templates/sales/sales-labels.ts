import { plural } from '../../lib/plural';
import type { SalesSearchResult } from './filter-sales';
import type { ListedStatus, SalesQuery, SortOrder } from './sales-query';
import { landUseNames, type LandKind } from '../../model/derive/land-uses';
import { statusLabels } from '../../components/sales/status-labels';

export const landFilterNames = {
  ...landUseNames,
  yard: TEXTS.filters.yard,
} as const satisfies Record<LandKind, string>;

export const statusNames = {
  live: statusLabels.live,
  upcoming: statusLabels.upcoming,
  postponed: statusLabels.postponed,
} as const satisfies Record<ListedStatus, string>;

export const sortNames = {
  opening: TEXTS.sorting.opening,
  nearest: TEXTS.sorting.nearest,
  price: TEXTS.sorting.price,
  acres: TEXTS.sorting.acres,
} as const satisfies Record<SortOrder, string>;

export const withinNames = {
  50: '50 km',
  100: '100 km',
  200: '200 km',
  500: '500 km',
  any: TEXTS.filters.anyDistance,
} as const satisfies Record<SalesQuery['within'], string>;

const numberNames = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Returns the name of the place, or its position if the address has no name; null without a place. */
export function placeName({ label, coordinates }: Pick<SalesQuery, 'label' | 'coordinates'>): string | null {
  if (coordinates === null) return null;
  const [longitude, latitude] = coordinates;
  const name = label.trim();
  return name === '' ? `${latitude.toFixed(2)}° N, ${(-longitude).toFixed(2)}° W` : name;
}

/** Returns a heading such as "Sales near Grande Prairie, AB"; null without a place. */
export function nearHeading(query: Pick<SalesQuery, 'label' | 'coordinates'>): string | null {
  const name = placeName(query);
  return name === null ? null : `Sales near ${name}`;
}

/** Returns a summary such as "Three sales within 200 km. Nearest first." */
export function nearSummary(
  { sales }: Pick<SalesSearchResult, 'sales'>,
  within: SalesQuery['within'],
  sort: SortOrder,
): string {
  const counted = `${numberNames[sales.length] ?? String(sales.length)} ${sales.length === 1 ? 'sale' : 'sales'}`;
  const where = within === 'any' ? 'at any distance' : `within ${withinNames[within]}`;
  return `${counted} ${where}.${sort === 'nearest' && sales.length > 1 ? ' Nearest first.' : ''}`;
}

/** Returns a count such as "8 sales", or "3 of 8 sales" if filters leave some out. */
export function formatSaleCount(found: number, all: number): string {
  return found === all ? plural(all, 'sale') : `${found} of ${plural(all, 'sale')}`;
}

/** Returns the title of the browser tab, with the place if there is one. */
export function salesTitle(
  query: Pick<SalesQuery, 'label' | 'coordinates'>,
  brand: string,
  plain: string,
): string {
  const near = nearHeading(query);
  return near === null ? plain : `${near} | ${brand}`;
}
