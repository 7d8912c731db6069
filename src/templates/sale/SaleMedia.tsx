import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { InteractivePlan } from '../../components/sales/interactive-plan/InteractivePlan';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './SaleMedia.module.css';

/** Id of the drawing of the land, which is reused beside the parcels. */
export const planId = 'plan';

interface SaleMediaProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
  /** The parcel whose row has the pointer or the focus. */
  readonly active: number | undefined;
}

/** A photograph of the land, and its survey plan. */
export function SaleMedia({ sale, status, active }: SaleMediaProps) {
  const { picture, plan, aerial, schedule, parcels, finalPrices, stamp } = sale;
  return (
    <div className={styles.views}>
      {picture !== null && (
        <figure className={styles.photo}>
          <ResponsivePicture picture={picture} sizes="(min-width: 64em) min(77vw, 65rem), 100vw" eager />
          {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
      {plan !== null && (
        <InteractivePlan
          id={planId}
          plan={plan}
          built={schedule.status}
          lots={parcels}
          {...{ status, aerial, finalPrices, stamp }}
          links={parcels.map(({ id, name }) => ({ href: `#${id}`, label: name }))}
          active={active}
        />
      )}
    </div>
  );
}
