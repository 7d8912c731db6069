import type { DatedSaleProps } from '../../page-data/shell-props';
import { useSaleStatuses } from './use-sale-status';

/** The sales that are live now. */
export function useLiveSales(sales: readonly DatedSaleProps[]): readonly DatedSaleProps[] {
  const statuses = useSaleStatuses(sales);
  return sales.filter(({ slug }) => statuses.get(slug) === 'live');
}
