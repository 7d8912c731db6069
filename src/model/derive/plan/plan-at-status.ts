import { lotOutcome } from '../prices';
import type { SaleStatus } from '../status';
import type { PlanProps } from './plan-props';
import { planStates } from './plan-states';

/**
 * The plan of a sale that has moved on since the build. Before that, all its land was in one state, so one word of
 * the label stands for all; land that a page shows pale stays so.
 */
export function planAtStatus(plan: PlanProps, built: SaleStatus, current: SaleStatus): PlanProps {
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
