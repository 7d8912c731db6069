import { useMemo } from 'react';
import { useSaleStatuses } from '../../features/sale-status/use-sale-status';
import type { SaleCardProps } from '../../page-data/common-props';

/** Returns the sales that are live now, then those that may be, then the upcoming ones, each in the order given. */
export function useOpenSales(sales: readonly SaleCardProps[]): readonly SaleCardProps[] {
  const statuses = useSaleStatuses(useMemo(() => sales.map(({ schedule }) => schedule), [sales]));
  return (['live', 'unknown', 'upcoming'] as const).flatMap((status) =>
    sales.filter(({ schedule }) => statuses.get(schedule.slug) === status),
  );
}
