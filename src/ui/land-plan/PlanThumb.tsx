import type { PlanData } from './plan-data';
import { PlanSheet, planWindow } from './PlanSheet';

const margin = 10;

/** The land alone, small, beside its name: no survey and no numbers, and pages with nothing else carry no looks for them. */
export function PlanThumb({ plan }: { readonly plan: PlanData }) {
  return <PlanSheet plan={plan} window={planWindow(plan, margin)} speaks={false} />;
}
