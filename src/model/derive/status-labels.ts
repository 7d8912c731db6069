import type { SaleStatus } from './status';

/** The status of a sale in a word or two, as a heading or a label begins; in the order in which lists show them. */
export const statusLabels = {
  live: 'Selling now',
  upcoming: 'Upcoming',
  completed: 'Just closed',
  postponed: 'Postponed',
  withdrawn: 'No longer available',
} as const satisfies Record<SaleStatus, string>;
