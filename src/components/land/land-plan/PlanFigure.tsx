import type { ReactNode } from 'react';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import { LandPlan, pagePlanViewBox } from './LandPlan';
import * as styles from './PlanFigure.module.css';
import { PlanLegend } from './PlanLegend';
import { PlanMarks } from './PlanMarks';
import { PlanStamp } from './PlanStamp';
import type { PlanLink } from './PlanSvg';

interface PlanFigureProps {
  /** Id by which the page reuses the drawing. */
  readonly id?: string | undefined;
  readonly plan: PlanProps;
  readonly links?: readonly (PlanLink | null)[];
  readonly active?: number | undefined;
  /** Label of dimmed parcels, such as Other parcels in this sale. */
  readonly otherLabel?: string | undefined;
  /** Stamped on the plan, such as Sold. */
  readonly stamp?: string | null;
  /** Controls above the legend. */
  readonly children?: ReactNode;
}

/** The framed plan of a page with the legend of its patterns. */
export function PlanFigure({ id, plan, links, active, otherLabel, stamp = null, children }: PlanFigureProps) {
  return (
    <figure className={styles.frame}>
      <LandPlan
        id={id}
        plan={plan}
        kind="page"
        links={links}
        active={active}
        marks={<PlanMarks parcels={plan.parcels} />}
        stamp={stamp !== null && <PlanStamp text={stamp} viewBox={pagePlanViewBox(plan)} />}
      />
      <figcaption className={styles.caption}>
        {children}
        <PlanLegend plan={plan} otherLabel={otherLabel} />
        <p>{TEXTS.outcomes.planNote}</p>
      </figcaption>
    </figure>
  );
}
