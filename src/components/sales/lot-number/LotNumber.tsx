import type { PlanState } from '../../../model/derive/plan/plan-props';
import * as styles from './LotNumber.module.css';

const stateClasses = {
  'for sale': undefined,
  'bidding now': undefined,
  sold: styles.sold,
  'not sold': styles.notSold,
  postponed: styles.notSold,
  withdrawn: styles.notSold,
  other: styles.pale,
} as const satisfies Record<PlanState, string | undefined>;

interface LotNumberProps {
  readonly number: string;
  /** An en bloc group has a double outline, as on the plan. */
  readonly state: PlanState | 'en bloc';
}

/** The number of a parcel in its square, as on the plan. */
export function LotNumber({ number, state }: LotNumberProps) {
  const stateClass = state === 'en bloc' ? styles.bloc : stateClasses[state];
  return (
    <span className={stateClass === undefined ? styles.lot : `${styles.lot} ${stateClass}`}>{number}</span>
  );
}
