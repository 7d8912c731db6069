import { planStates } from '../../../model/derive/plan/plan-states';
import type { PlanState } from '../../../model/derive/plan/plan-props';
import type { CurrentStatus } from '../../../model/derive/status';

/** The fill of a sale's marker, as on plans; a sale that has just closed waits for its results. */
export const markerStates = {
  upcoming: planStates['for sale'],
  unknown: planStates['for sale'],
  live: planStates['bidding now'],
  completed: planStates['result to come'],
  postponed: planStates.postponed,
  withdrawn: planStates['no longer available'],
} as const satisfies Record<CurrentStatus, PlanState>;
