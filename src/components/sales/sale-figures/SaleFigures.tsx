import type { SaleStatus } from '../../../model/derive/status';
import type { SaleSummaryProps } from '../../../page-data/sale-summary-props';
import { StatList } from '../../../ui/stat-list/StatList';

interface SaleFiguresProps {
  readonly sale: Pick<SaleSummaryProps, 'price' | 'figures'>;
  /** The current status. */
  readonly status: SaleStatus;
}

/** Prices, acres, lots and possession; land that is no longer available has no price. */
export function SaleFigures({ sale: { price, figures }, status }: SaleFiguresProps) {
  return <StatList figures={price === null || status === 'withdrawn' ? figures : [price, ...figures]} />;
}
