import { PlanLegend } from '../../components/land/land-plan/PlanLegend';
import * as styles from './PastSales.module.css';
import type { PastSaleProps } from '../../page-data/result-props';

/** Legend of the small plans. */
export function ResultPlansLegend({ results }: { readonly results: readonly PastSaleProps[] }) {
  const plans = results.flatMap(({ plan }) => plan ?? []);
  const [first] = plans;
  if (first === undefined) return null;
  return (
    <div className={styles.key}>
      <PlanLegend
        plan={{
          ...first,
          parcels: plans.flatMap(({ parcels }) => parcels),
          blocks: plans.flatMap(({ blocks }) => blocks),
        }}
      />
    </div>
  );
}
