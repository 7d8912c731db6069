import type { CurrentStatus, SaleStatus } from '../../../model/derive/status';
import { useIsStatusUnknown } from '../../../features/sale-status/use-sale-status';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge';

const badges = {
  live: { tone: 'now', label: TEXTS.saleStatuses.live },
  upcoming: { tone: 'open', label: TEXTS.saleStatuses.upcoming },
  completed: { tone: 'done', label: TEXTS.saleStatuses.completed },
  postponed: { tone: 'held', label: TEXTS.saleStatuses.postponed },
  withdrawn: { tone: 'gone', label: TEXTS.saleStatuses.withdrawn },
} as const satisfies Record<SaleStatus, { tone: BadgeTone; label: string }>;

interface StatusBadgeProps {
  readonly slug: string;
  readonly status: CurrentStatus;
}

/** The status of a sale; nothing for an unknown status. */
export function StatusBadge({ slug, status }: StatusBadgeProps) {
  if (useIsStatusUnknown(slug) || status === 'unknown') return null;
  const { tone, label } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
