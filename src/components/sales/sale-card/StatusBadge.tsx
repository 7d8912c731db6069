import type { SaleStatus } from '../../../model/derive/status';
import { useUnknownWord } from '../../../features/sale-status/use-sale-status';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge';

const badges = {
  live: { tone: 'now', words: TEXTS.saleStatuses.live },
  upcoming: { tone: 'open', words: TEXTS.saleStatuses.upcoming },
  completed: { tone: 'done', words: TEXTS.saleStatuses.completed },
  postponed: { tone: 'held', words: TEXTS.saleStatuses.postponed },
  withdrawn: { tone: 'gone', words: TEXTS.saleStatuses.withdrawn },
} as const satisfies Record<SaleStatus, { tone: BadgeTone; words: string }>;

interface StatusBadgeProps {
  readonly slug: string;
  readonly status: SaleStatus;
}

/** The status of a sale; nothing for a status that the site does not know. */
export function StatusBadge({ slug, status }: StatusBadgeProps) {
  if (useUnknownWord(slug)) return null;
  const { tone, words } = badges[status];
  return <Badge tone={tone}>{words}</Badge>;
}
