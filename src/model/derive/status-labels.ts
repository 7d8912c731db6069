import type { SaleStatus } from './status';

/** Labels of the statuses of a sale, capitalized; in the order in which lists show them. */
export const statusLabels = {
  live: 'Selling now',
  upcoming: 'Upcoming',
  completed: 'Just closed',
  postponed: 'Postponed',
  withdrawn: 'No longer available',
} as const satisfies Record<SaleStatus, string>;
