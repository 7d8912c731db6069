import { useId, type ReactNode } from 'react';
import type { PlanDetail, PlanProps } from '../../../model/derive/plan/plan-props';
import { PlanScale } from './PlanScale';
import { PlanSvg, planViewBox, type PlanLink, type PlanViewBox } from './PlanSvg';
import { PlanSurvey } from './PlanSurvey';
import { PlanNumbers } from './PlanNumbers';

const margins = { card: 14, page: 30 } as const satisfies Record<PlanDetail, number>;
/** Sides of drawings in which the numbers have their normal size. */
const plainSides = { card: 170, page: 300 };

interface LandPlanProps {
  /** Id by which the page reuses the drawing. */
  readonly id?: string | undefined;
  readonly plan: PlanProps;
  readonly kind: PlanDetail;
  /** Addresses of the parcels in order; null for a parcel without a link. */
  readonly links?: readonly (PlanLink | null)[] | undefined;
  /** The parcel that is highlighted elsewhere on the page. */
  readonly active?: number | undefined;
  /** Drawn over the land, below the numbers. */
  readonly marks?: ReactNode;
  /** Drawn over the numbers of sections, below those of parcels. */
  readonly stamp?: ReactNode;
}

/** The window of a plan on its page. */
export function pagePlanViewBox(plan: PlanProps): PlanViewBox {
  return planViewBox(plan, margins.page);
}

/**
 * A plan of land, quarter by quarter, as surveyed. On pages it has a text alternative; beside the name of a
 * sale, on cards, it is hidden from screen readers.
 */
export function LandPlan({ id, plan, kind, links, active, marks, stamp }: LandPlanProps) {
  const surveyId = useId();
  const viewBox = planViewBox(plan, margins[kind]);
  const size = viewBox[2];
  const scale = kind === 'card' ? size / plainSides.card : Math.max(1, size / plainSides.page);
  return (
    <PlanSvg
      id={id}
      plan={plan}
      viewBox={viewBox}
      labelled={kind === 'page'}
      links={links}
      active={active}
      background={<PlanSurvey id={`${surveyId}s`} survey={plan.survey} viewBox={viewBox} />}
    >
      {marks}
      {kind === 'page' && <PlanScale sections={plan.sections} viewBox={viewBox} scale={scale} />}
      {stamp}
      <PlanNumbers parcels={plan.parcels} atCorner={kind === 'page'} scale={scale} />
    </PlanSvg>
  );
}
