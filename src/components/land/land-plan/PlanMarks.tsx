import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import * as styles from './PlanMarks.module.css';

const letterClasses: Partial<Record<PlanState, string>> = {
  'for sale': `${styles.letters} ${styles.onGold}`,
  'bidding now': `${styles.letters} ${styles.onGold} ${styles.onHatch}`,
  sold: `${styles.letters} ${styles.onSoil}`,
};

/** The sign of a coulee across a quarter: its line, and strokes up its bank. It is not where the coulee runs. */
function Coulee({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path className={styles.coulee} d={`M${String(x)} ${String(y + 9)}c8 3 10 9 18 10s9 6 22 12`} />
      <path className={styles.bank} d={`M${String(x + 2)} ${String(y + 6)}l1-4m8 10l3-4m6 9l3-4m8 10l3-4`} />
    </>
  );
}

/** The marks within parcels on the plan of a page: the letters of their quarters, and coulees. */
export function PlanMarks({ parcels }: Pick<PlanProps, 'parcels'>) {
  return (
    <g className={styles.marks} fill="none">
      {parcels.map(({ number, state, quarters = [], coulees = [] }) => (
        <g key={number} className={letterClasses[state] ?? styles.letters}>
          {coulees.map(([x, y]) => (
            <Coulee key={`${String(x)} ${String(y)}`} x={x} y={y} />
          ))}
          {quarters.map(({ letters, x, y }) => (
            <text key={`${String(x)} ${String(y)}`} x={x} y={y}>
              {letters}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
