import type { PlanState } from '../../model/derive/plan/plan-props';
import * as styles from './LotNumber.module.css';

/** The number of a parcel in its square, as on the plan. */
export function LotNumber({ number, state }: { readonly number: string; readonly state: PlanState }) {
  const look = state === 'sold' ? styles.sold : state === 'not sold' ? styles.notSold : '';
  return <span className={`${styles.lot} ${look}`}>{number}</span>;
}
