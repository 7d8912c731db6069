import type { PlanProps } from '../../../model/derive/plan/plan-props';
import { PlanSvg, planViewBox } from './PlanSvg';

const margin = 10;

/** Only the land, small and beside its name, without survey and numbers. */
export function PlanThumbnail({ plan }: { readonly plan: PlanProps }) {
  return <PlanSvg plan={plan} viewBox={planViewBox(plan, margin)} labelled={false} />;
}
