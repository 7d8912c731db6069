import type { SaleStatus } from '../../../model/derive/status';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge';

const badges = {
  live: { tone: 'now', words: 'SELLING NOW!' },
  upcoming: { tone: 'open', words: 'Upcoming' },
  completed: { tone: 'done', words: 'Completed' },
  postponed: { tone: 'held', words: 'Postponed' },
  withdrawn: { tone: 'gone', words: 'No longer available' },
} as const satisfies Record<SaleStatus, { tone: BadgeTone; words: string }>;

/** The status of a sale in words. */
export function StatusBadge({ status }: { readonly status: SaleStatus }) {
  const { tone, words } = badges[status];
  return <Badge tone={tone}>{words}</Badge>;
}
