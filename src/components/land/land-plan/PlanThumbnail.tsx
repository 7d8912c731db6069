import type { PlanData } from './plan-data';
import { PlanSvg, planViewBox } from './PlanSvg';

const margin = 10;

/** The land alone, small, beside its name: without survey and numbers. */
export function PlanThumbnail({ plan }: { readonly plan: PlanData }) {
  return <PlanSvg plan={plan} viewBox={planViewBox(plan, margin)} labelled={false} />;
}
