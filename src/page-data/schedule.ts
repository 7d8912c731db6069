import type { ScheduleProps } from '../model/derive/status';
import type { SaleContext } from './sale-context';

/** Data from which a page derives the status of a sale between builds. */
export function scheduleProps({ sale, status, times }: SaleContext): ScheduleProps {
  return {
    slug: sale.slug,
    status,
    opensAt: times.opensAt?.toISOString() ?? null,
    finalCloseAt: times.finalCloseAt?.toISOString() ?? null,
  };
}
