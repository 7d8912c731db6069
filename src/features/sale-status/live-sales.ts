import { useSaleStatuses } from './use-sale-status';
import type { ScheduledSaleProps } from '../../model/derive/status';

/** The sales that are live now. */
export function useLiveSales(sales: readonly ScheduledSaleProps[]): readonly ScheduledSaleProps[] {
  const statuses = useSaleStatuses(sales);
  return sales.filter(({ slug }) => statuses.get(slug) === 'live');
}
