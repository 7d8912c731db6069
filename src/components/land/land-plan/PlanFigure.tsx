import { LandPlan } from './LandPlan';
import type { PlanData } from './plan-data';
import * as styles from './PlanFigure.module.css';
import { PlanLegend } from './PlanLegend';
import type { PlanLink } from './PlanSvg';

interface PlanFigureProps {
  readonly plan: PlanData;
  readonly links?: readonly (PlanLink | null)[];
  readonly active?: number | undefined;
  /** What a pale parcel is, such as Sold separately. */
  readonly otherLabel?: string;
}

/** The plan of a page in its frame, with what its patterns mean. */
export function PlanFigure({ plan, links, active, otherLabel }: PlanFigureProps) {
  return (
    <figure className={styles.frame}>
      <LandPlan plan={plan} kind="page" links={links} active={active} />
      <figcaption className={styles.caption}>
        <PlanLegend plan={plan} otherLabel={otherLabel} />
        <p>Not a legal survey. Roads drawn wide.</p>
      </figcaption>
    </figure>
  );
}
