import { useId } from 'react';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { LinkProps } from '../../../page-data/common-props';
import * as styles from './LandPlan.module.css';
import { PlanScale } from './PlanScale';
import { PlanSvg, planViewBox } from './PlanSvg';
import { PlanSurvey } from './PlanSurvey';
import { PlanNumber } from './PlanNumber';
import { roundToTenth } from './round-to-tenth';

/** A thumbnail shows shapes alone, a card the survey and the numbers, a page everything. */
type PlanKind = 'card' | 'page';

const margins = { card: 14, page: 30 } as const satisfies Record<PlanKind, number>;
/** Sides of drawings in which the numbers have their plain size. */
const plainSides = { card: 170, page: 300 };

interface LandPlanProps {
  readonly plan: PlanProps;
  readonly kind: PlanKind;
  /** Addresses of the parcels, in their order; null for one without a link. */
  readonly links?: readonly (LinkProps | null)[] | undefined;
  /** The parcel that is highlighted elsewhere on the page. */
  readonly active?: number | undefined;
}

/**
 * A plan of land, quarter by quarter, as surveyed. On pages it has a text alternative; beside the name of a
 * sale, on cards, it is hidden from screen readers.
 */
export function LandPlan({ plan, kind, links, active }: LandPlanProps) {
  const id = useId();
  const viewBox = planViewBox(plan, margins[kind]);
  const size = viewBox[2];
  const scale = kind === 'card' ? size / plainSides.card : Math.max(1, size / plainSides.page);
  return (
    <PlanSvg
      plan={plan}
      viewBox={viewBox}
      labelled={kind === 'page'}
      links={links}
      active={active}
      background={<PlanSurvey id={`${id}s`} survey={plan.survey} viewBox={viewBox} />}
    >
      {kind === 'page' && <PlanScale sections={plan.sections} viewBox={viewBox} />}
      <g
        className={styles.tags}
        strokeWidth={roundToTenth(1.1 * scale)}
        fontSize={roundToTenth(11.5 * scale)}
      >
        {plan.parcels.map(
          (parcel) =>
            parcel.number !== '' && (
              <PlanNumber key={parcel.number} parcel={parcel} atCorner={kind === 'page'} scale={scale} />
            ),
        )}
      </g>
    </PlanSvg>
  );
}
