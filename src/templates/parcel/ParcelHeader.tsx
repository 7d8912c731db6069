import { LandDistance } from '../../components/land/my-place/LandDistance';
import type { ParcelPageProps, ParcelPriceProps } from './props';
import type { LotOutcome } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import { Note } from '../../ui/note/Note';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ParcelActions } from './ParcelActions';
import { ParcelBadges } from './ParcelBadges';
import * as styles from './ParcelHeader.module.css';

interface ParcelHeaderProps {
  readonly parcel: ParcelPageProps;
  /** The current status. */
  readonly status: SaleStatus;
  readonly outcome: LotOutcome;
}

function ParcelPrice({ price }: { readonly price: ParcelPriceProps }) {
  const { label, figure, perTitledAcre, perCultivatedAcre, note } = price;
  return (
    <>
      <p>{label}</p>
      <p className={styles.price}>{figure}</p>
      {perTitledAcre !== null && (
        <p className={styles.acre}>
          <b>{perTitledAcre}</b> per titled acre
        </p>
      )}
      {perCultivatedAcre !== null && <p>{perCultivatedAcre} per cultivated acre</p>}
      {note !== null && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** The name of a lot, and beside it its price and actions. */
export function ParcelHeader({ parcel, status, outcome }: ParcelHeaderProps) {
  const { heading, summary, schedule, stateNote, price, land } = parcel;
  return (
    <div className={styles.head}>
      <div>
        <PageHeading heading={heading} summary={summary}>
          <ParcelBadges parcel={parcel} status={status} outcome={outcome} />
        </PageHeading>
        {land !== null && <LandDistance land={land} />}
        {stateNote !== null && status === schedule.status && <Note>{stateNote}</Note>}
      </div>
      <div>
        {price !== null && <ParcelPrice price={price} />}
        <ParcelActions parcel={parcel} status={status} />
      </div>
    </div>
  );
}
