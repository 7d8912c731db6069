import type { SalePageProps } from './props';
import { planAt } from '../../model/derive/plan/plan-at';
import type { SaleStatus } from '../../model/derive/status';
import { PlanFigure } from '../../ui/land-plan/PlanFigure';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './SaleViews.module.css';

interface SaleViewsProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
  /** The parcel whose row is pointed at. */
  readonly active: number | undefined;
}

/** The land twice: as a photograph, and as the survey drew it. */
export function SaleViews({ sale: { picture, plan, schedule, parcels }, status, active }: SaleViewsProps) {
  return (
    <div className={styles.views}>
      {picture !== null && (
        <figure className={styles.photo}>
          <ResponsivePicture picture={picture} sizes="(min-width: 1024px) 41rem, 100vw" eager />
          {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
      {plan !== null && (
        <PlanFigure
          plan={planAt(plan, schedule.status, status)}
          links={parcels.map(({ id, name }) => ({ href: `#${id}`, label: name }))}
          active={active}
        />
      )}
    </div>
  );
}
