import { LandDistance } from '../../components/land/my-place/LandDistance';
import { KeepSlot } from '../../components/sales/shortlist/KeepSlot';
import type { ParcelPageProps } from './props';
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

function ParcelPrice({ parcel: { price, area } }: { readonly parcel: ParcelPageProps }) {
  if (price === null) return null;
  const { label, figure, perTitledAcre, perCultivatedAcre, note } = price;
  return (
    <>
      <p>{label}</p>
      <p className={styles.price}>{figure}</p>
      {perTitledAcre !== null && (
        <p>
          <b>{perTitledAcre}</b> per titled acre, {area}
        </p>
      )}
      {perCultivatedAcre !== null && <p>{perCultivatedAcre} per cultivated acre</p>}
      {note !== null && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** The times when bidding on the lot opens and closes, or the day for a group; a sale without a date says so. */
function ParcelMoment({ dates, status }: Pick<ParcelPageProps, 'dates'> & { readonly status: SaleStatus }) {
  if (status === 'withdrawn') return null;
  return (
    <p className={styles.date}>
      {dates === null || status === 'postponed' ? (
        TEXTS.saleCards.newDate
      ) : (
        <time dateTime={dates.opensAt}>{dates.text}</time>
      )}
    </p>
  );
}

/** The name of a lot, and beside it its price, its day and its actions. */
export function ParcelHeader({ parcel, status, outcome }: ParcelHeaderProps) {
  const { heading, summary, place, schedule, stateNote, land, inquirySubject: subject } = parcel;
  return (
    <div className={styles.head}>
      <div>
        <PageHeading heading={heading} summary={summary}>
          <ParcelBadges parcel={parcel} status={status} outcome={outcome} />
        </PageHeading>
        <p className={styles.place}>{place}</p>
      </div>
      <div className={styles.offer}>
        {status !== 'withdrawn' && <ParcelPrice parcel={parcel} />}
        <ParcelMoment dates={parcel.dates} status={status} />
        <ParcelActions parcel={parcel} status={status} />
        <div className={styles.keep}>
          <KeepSlot sale={subject.sale} lot={subject.parcel} name={subject.label} />
        </div>
      </div>
      <div>
        {stateNote !== null && status === schedule.status && <Note>{stateNote}</Note>}
        {land !== null && <LandDistance land={land} />}
      </div>
    </div>
  );
}
