import { useId } from 'react';
import * as styles from './LandPlan.module.css';
import { PlanParcel } from './PlanParcel';
import { PlanPatterns } from './PlanPatterns';
import { PlanScale } from './PlanScale';
import { PlanSurvey } from './PlanSurvey';
import { PlanTag } from './PlanTag';
import { short, type PlanData, type PlanKind } from './plan-data';

const margins = { thumb: 10, card: 14, page: 30 } as const satisfies Record<PlanKind, number>;
/** Sides of drawings in which the numbers have their plain size. */
const plainSides = { card: 170, page: 300 };

interface LandPlanProps {
  readonly plan: PlanData;
  readonly kind: PlanKind;
}

/**
 * A plan of land, quarter by quarter, as the survey laid it out. On pages it speaks for itself; beside the name of
 * a sale, on cards and thumbnails, it is hidden from screen readers.
 */
export function LandPlan({ plan, kind }: LandPlanProps) {
  const id = useId();
  const [west, north, side] = plan.bounds;
  const margin = margins[kind];
  const size = side + 2 * margin;
  const window = [short(west - margin), short(north - margin), short(size)] as const;
  const scale =
    kind === 'thumb' ? 1 : kind === 'card' ? size / plainSides.card : Math.max(1, size / plainSides.page);
  return (
    <svg
      className={styles.plan}
      viewBox={[...window, window[2]].join(' ')}
      {...(kind === 'page' ? { role: 'img', 'aria-label': plan.label } : { 'aria-hidden': true })}
    >
      <PlanPatterns id={id} states={plan.parcels.map(({ state }) => state)} />
      {kind !== 'thumb' && <PlanSurvey id={`${id}s`} survey={plan.survey} window={window} />}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.block} d={outline} />
      ))}
      {plan.blocks.map((outline) => (
        <path key={outline} className={styles.gap} d={outline} />
      ))}
      {plan.parcels.map((parcel) => (
        <PlanParcel key={parcel.number} parcel={parcel} patternId={id} />
      ))}
      {kind === 'page' && <PlanScale sections={plan.sections} window={window} />}
      {kind !== 'thumb' && (
        <g strokeWidth={short(1.1 * scale)} fontSize={short(11.5 * scale)}>
          {plan.parcels.map((parcel) => (
            <PlanTag key={parcel.number} parcel={parcel} atCorner={kind === 'page'} scale={scale} />
          ))}
        </g>
      )}
    </svg>
  );
}
