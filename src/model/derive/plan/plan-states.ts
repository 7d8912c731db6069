import type { LotOutcome } from '../prices';
import type { PlanState } from './plan-props';

/** Maps the outcome of a piece of land to its appearance on the plan. */
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
