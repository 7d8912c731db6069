import type { CurrentStatus } from '../../model/derive/status';

/** Labels of the statuses of a sale, capitalized; in the order in which lists show them. */
export const statusLabels = {
  live: TEXTS.statusHeadings.live,
  unknown: TEXTS.statusHeadings.unknown,
  upcoming: TEXTS.statusHeadings.upcoming,
  completed: TEXTS.statusHeadings.completed,
  postponed: TEXTS.statusHeadings.postponed,
  withdrawn: TEXTS.statusHeadings.withdrawn,
} as const satisfies Record<CurrentStatus, string>;
