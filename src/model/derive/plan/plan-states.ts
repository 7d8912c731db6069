import type { LotOutcome } from '../prices';
import type { PlanState } from './plan-props';

/** How the plan shows what has become of a piece of land. */
export const planStates = {
  'for sale': 'for sale',
  'bidding now': 'bidding now',
  sold: 'sold',
  'sold en bloc': 'sold',
  'not sold': 'not sold',
  'result to come': 'other',
  postponed: 'postponed',
  'no longer available': 'withdrawn',
} as const satisfies Record<LotOutcome, PlanState>;
