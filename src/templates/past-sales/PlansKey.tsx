import { PlanKey } from '../../ui/land-plan/PlanKey';
import * as styles from './PastSales.module.css';
import type { PastSaleProps } from '../../page-data/result-props';

/** What the patterns of the small plans mean. */
export function PlansKey({ results }: { readonly results: readonly PastSaleProps[] }) {
  const plans = results.flatMap(({ plan }) => plan ?? []);
  const [first] = plans;
  if (first === undefined) return null;
  return (
    <div className={styles.key}>
      <PlanKey
        plan={{
          ...first,
          parcels: plans.flatMap(({ parcels }) => parcels),
          blocks: plans.flatMap(({ blocks }) => blocks),
        }}
      />
    </div>
  );
}
