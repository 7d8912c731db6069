import { useSaleStatus } from '../../../features/sale-status/use-sale-status';
import { planAtStatus } from '../../../model/derive/plan/plan-at-status';
import { LandPlan } from '../../land/land-plan/LandPlan';
import * as styles from './PlanPair.module.css';
import type { PlansBlock } from '../../../page-data/article-props';

function SalePlan({ plan, schedule }: PlansBlock['plans'][number]) {
  const currentPlan = planAtStatus(plan, schedule.status, useSaleStatus(schedule));
  return (
    <div role="img" aria-label={currentPlan.label}>
      <LandPlan plan={currentPlan} kind="card" />
    </div>
  );
}

/** The plans of one or two sales side by side, with a caption that compares them. */
export function PlanPair({ plans, html }: PlansBlock) {
  return (
    <figure className={styles.pair}>
      <div className={styles.plans}>
        {plans.map((sale) => (
          <SalePlan key={sale.schedule.slug} {...sale} />
        ))}
      </div>
      <figcaption dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
