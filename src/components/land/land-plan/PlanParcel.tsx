import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import * as styles from './PlanSvg.module.css';

const classes = {
  'for sale': styles.forSale,
  'bidding now': undefined,
  sold: styles.sold,
  'not sold': styles.notSold,
  postponed: undefined,
  withdrawn: styles.withdrawn,
  other: styles.other,
} as const satisfies Record<PlanState, string | undefined>;

/** Filled with a pattern that is named by the first letter of the state. */
const patterned = ['bidding now', 'postponed', 'withdrawn'] as const satisfies readonly PlanState[];

interface PlanParcelProps {
  readonly parcel: PlanProps['parcels'][number];
  /** The id that the patterns of this drawing begin with. */
  readonly patternId: string;
  readonly active?: boolean;
}

/** One parcel. Its fill shows its outcome, in pattern as well as in colour. */
export function PlanParcel({ parcel, patternId, active = false }: PlanParcelProps) {
  const { state, outline, surveyLines, pivots } = parcel;
  const fill = patterned.some((name) => name === state) ? `url(#${patternId}${state.charAt(0)})` : undefined;
  return (
    <g className={classes[state]} fill={fill}>
      <path className={active ? `${styles.edge} ${styles.active}` : styles.edge} d={outline} />
      {surveyLines !== '' && <path className={styles.inner} d={surveyLines} />}
      {pivots.map(([x, y]) => (
        <g key={`${String(x)} ${String(y)}`} className={styles.pivot}>
          <circle cx={x} cy={y} r="16" />
          <path d={`M${String(x)} ${String(y)}l11-11`} />
        </g>
      ))}
    </g>
  );
}
