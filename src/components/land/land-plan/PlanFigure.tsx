import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { LinkProps } from '../../../page-data/common-props';
import { LandPlan } from './LandPlan';
import * as styles from './PlanFigure.module.css';
import { PlanLegend } from './PlanLegend';

interface PlanFigureProps {
  readonly plan: PlanProps;
  readonly links?: readonly (LinkProps | null)[];
  readonly active?: number | undefined;
  /** Label of dimmed parcels, such as Other parcels in this sale. */
  readonly otherLabel?: string;
}

/** The framed plan of a page with the legend of its patterns. */
export function PlanFigure({ plan, links, active, otherLabel }: PlanFigureProps) {
  return (
    <figure className={styles.frame}>
      <LandPlan plan={plan} kind="page" links={links} active={active} />
      <figcaption className={styles.caption}>
        <PlanLegend plan={plan} otherLabel={otherLabel} />
        <p>{TEXTS.outcomes.planNote}</p>
      </figcaption>
    </figure>
  );
}
