import type { SalePageProps } from './props';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import type { SaleStatus } from '../../model/derive/status';
import { PlanFigure } from '../../components/land/land-plan/PlanFigure';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './SaleMedia.module.css';

interface SaleMediaProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
  /** The parcel whose row has the pointer or the focus. */
  readonly active: number | undefined;
}

/** The land as a photograph, and as the survey drew it. */
export function SaleMedia({ sale: { picture, plan, schedule, parcels }, status, active }: SaleMediaProps) {
  return (
    <div className={styles.views}>
      {picture !== null && (
        <figure className={styles.photo}>
          <ResponsivePicture picture={picture} sizes="(min-width: 64em) 41rem, 100vw" eager />
          {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
      {plan !== null && (
        <PlanFigure
          plan={planAtStatus(plan, schedule.status, status)}
          links={parcels.map(({ id, name }) => ({ href: `#${id}`, label: name }))}
          active={active}
        />
      )}
    </div>
  );
}
