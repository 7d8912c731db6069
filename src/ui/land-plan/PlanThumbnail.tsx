import type { PlanData } from './plan-data';
import { PlanSvg, planViewBox } from './PlanSvg';

const margin = 10;

/** The land alone, small, beside its name: no survey and no numbers, and pages with nothing else carry no looks for them. */
export function PlanThumbnail({ plan }: { readonly plan: PlanData }) {
  return <PlanSvg plan={plan} viewBox={planViewBox(plan, margin)} labelled={false} />;
}
