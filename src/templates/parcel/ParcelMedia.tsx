import type { ParcelPageProps } from './props';
import type { LotOutcome } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import { InteractivePlan } from '../../components/sales/interactive-plan/InteractivePlan';
import { Link } from '../../ui/link/Link';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './ParcelMedia.module.css';

interface ParcelMediaProps {
  readonly parcel: ParcelPageProps;
  readonly status: SaleStatus;
  readonly outcome: LotOutcome;
}

/** A photograph of the land beside its survey plan. */
export function ParcelMedia({ parcel, status, outcome }: ParcelMediaProps) {
  const { pictures, allPictures, plan, schedule } = parcel;
  const [picture] = pictures;
  return (
    <div className={styles.sight}>
      {picture !== undefined && (
        <figure className={styles.photo}>
          <ResponsivePicture picture={picture} sizes="(min-width: 64em) min(84vw, 75rem), 100vw" eager />
          <figcaption>
            {picture.caption}
            {allPictures !== null && <Link href={allPictures}>{TEXTS.saleActions.seeAllPhotos}</Link>}
          </figcaption>
        </figure>
      )}
      {plan !== null && (
        <InteractivePlan
          {...plan}
          built={schedule.status}
          status={status}
          // Until the results are in, no parcel of a closed sale has its own state.
          otherLabel={
            outcome === 'result to come' ? TEXTS.outcomes.resultToCome : TEXTS.outcomes.otherParcels
          }
        />
      )}
    </div>
  );
}
