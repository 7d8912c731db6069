import { lotOutcome } from '../prices';
import type { CurrentStatus, SaleStatus } from '../status';
import type { PlanProps } from './plan-props';
import { planStates } from './plan-states';

/**
 * Updates the plan of a sale whose status has changed since the build. Before that, all its land had one
 * status, so a single status in the label applies to all; land that a page dims stays dimmed.
 */
export function planAtStatus(plan: PlanProps, built: SaleStatus, current: CurrentStatus): PlanProps {
  if (built === current) return plan;
  const [before, after] = [lotOutcome(built, 'result to come'), lotOutcome(current, 'result to come')];
  return {
    ...plan,
    label: plan.label.replaceAll(`, ${before}`, `, ${after}`),
    parcels: plan.parcels.map((parcel) => ({
      ...parcel,
      state: parcel.state === planStates[before] ? planStates[after] : parcel.state,
    })),
  };
}
