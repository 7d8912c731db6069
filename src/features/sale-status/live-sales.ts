import { useSaleStatuses } from './use-sale-status';
import type { DatedSaleProps } from '../../model/derive/status';

/** The sales that are live now. */
export function useLiveSales(sales: readonly DatedSaleProps[]): readonly DatedSaleProps[] {
  const statuses = useSaleStatuses(sales);
  return sales.filter(({ slug }) => statuses.get(slug) === 'live');
}
