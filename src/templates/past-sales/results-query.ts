import { choice, wholeNumber, type Fields } from '../../lib/query-state';
import { resultOrders, type OrderName } from '../../components/sales/result-table/result-orders';
import { landUses, type LandUse } from '../../model/derive/land-uses';
import { provinces, type Province } from '../../model/derive/provinces';
import type { PastSaleProps } from '../../page-data/result-props';

/** State of the archive in the address; empty means all. */
export interface ResultsQuery {
  readonly province: Province | '';
  readonly year: string;
  readonly land: LandUse | '';
  readonly sort: OrderName;
  readonly page: number | null;
}

export const noResultFilters: Partial<ResultsQuery> = { province: '', year: '', land: '' };

/** The year in which a sale closed. */
export function yearOf({ closed }: Pick<PastSaleProps, 'closed'>): string {
  return closed.iso.slice(0, 4);
}

/** Choices of the filters: the values that occur. */
export interface ResultFilterOptions {
  readonly provinces: readonly Province[];
  /** The latest first. */
  readonly years: readonly string[];
  readonly uses: readonly LandUse[];
}

export function resultFilterOptions(results: readonly PastSaleProps[]): ResultFilterOptions {
  const sold = new Set(results.flatMap(({ lots }) => lots.map(({ use }) => use)));
  return {
    provinces: provinces.filter((province) => results.some((result) => result.province === province)),
    years: [...new Set(results.map(yearOf))].sort().reverse(),
    uses: landUses.filter((use) => sold.has(use)),
  };
}

export function resultsQueryFields(offered: ResultFilterOptions): Fields<ResultsQuery> {
  return {
    province: choice<Province | ''>(['', ...offered.provinces], ''),
    year: choice(['', ...offered.years], ''),
    land: choice<LandUse | ''>(['', ...offered.uses], ''),
    sort: choice<OrderName>(
      resultOrders.map(({ name }) => name),
      'latest',
    ),
    page: wholeNumber(1, 1, 999),
  };
}
