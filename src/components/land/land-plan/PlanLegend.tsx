import { useId } from 'react';
import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import * as styles from './PlanFigure.module.css';
import { PlanParcel } from './PlanParcel';
import { PlanPatterns } from './PlanPatterns';
import * as drawing from './PlanSvg.module.css';

const labels = {
  'for sale': TEXTS.outcomes.forSale,
  'bidding now': TEXTS.outcomes.biddingNow,
  sold: TEXTS.outcomes.sold,
  'not sold': TEXTS.outcomes.notSold,
  postponed: TEXTS.outcomes.postponed,
  withdrawn: TEXTS.outcomes.withdrawn,
  other: TEXTS.outcomes.other,
} as const satisfies Record<PlanState, string>;

const square = 'M1.5 1.5h15v15h-15z';

interface PlanLegendProps {
  readonly plan: PlanProps;
  /** Label of dimmed parcels, where the page has a more exact one. */
  readonly otherLabel?: string | undefined;
}

/** The legend of a plan: the patterns that occur in it. */
export function PlanLegend({ plan, otherLabel = labels.other }: PlanLegendProps) {
  const id = useId();
  const { parcels, blocks } = plan;
  const states = [...new Set(parcels.map(({ state }) => state))];
  return (
    <ul className={styles.key}>
      {states.map((state) => (
        <li key={state}>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <PlanPatterns id={id} states={[state]} />
            <PlanParcel
              parcel={{
                number: '',
                state,
                outline: square,
                surveyLines: '',
                centre: [0, 0],
                corner: [0, 0],
                pivots: [],
              }}
              patternId={id}
            />
          </svg>
          {state === 'other' ? otherLabel : labels[state]}
        </li>
      ))}
      {blocks.length > 0 && (
        <li>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path className={styles.bloc} d="M1.5 1.5h15v15h-15zM6 6h6v6H6z" />
          </svg>
          {TEXTS.saleCards.enBloc}
        </li>
      )}
      {parcels.some(({ pivots }) => pivots.length > 0) && (
        <li>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <g className={drawing.pivot}>
              <circle cx="9" cy="9" r="7.5" />
              <path d="M9 9l5-5" />
            </g>
          </svg>
          {TEXTS.outcomes.centrePivot}
        </li>
      )}
      {parcels.some(({ coulees = [] }) => coulees.length > 0) && (
        <li>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path className={styles.coulee} d="M1 7c4-3 7 6 16 3" />
          </svg>
          {TEXTS.outcomes.coulee}
        </li>
      )}
    </ul>
  );
}
