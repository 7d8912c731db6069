import { LocalTime } from '../../features/local-time/LocalTime';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { Note } from '../../ui/note/Note';
import { SaleActions } from './SaleActions';
import { SaleCountdown } from './SaleCountdown';
import * as styles from './SaleHeader.module.css';

interface SaleSchedulePanelProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** Shown instead of dates for a sale that has none. */
const undated: Partial<Record<SaleStatus, string>> = {
  postponed: TEXTS.saleCards.newDate,
  withdrawn: TEXTS.saleCards.noDate,
};

/** The date, the time left and the actions; for a closed sale, the result. */
export function SaleSchedulePanel({ sale, status }: SaleSchedulePanelProps) {
  const { stateNote, schedule, result } = sale;
  const dates = undated[status] === undefined ? sale.dates : null;
  const closed = status === 'completed';
  return (
    <div
      className={status === 'live' ? `${styles.when} ${styles.live}` : styles.when}
      data-ground={status === 'live' ? 'ink' : undefined}
    >
      <p className={styles.date}>
        {dates === null ? undated[status] : <time dateTime={dates.opensAt}>{dates.text}</time>}
      </p>
      {dates !== null && (
        <p className={closed ? styles.zone : `${styles.zone} ${styles.twoLines}`}>
          {`${dates.zone}. `}
          {!closed && (
            <LocalTime
              startsAt={dates.opensAt}
              endsAt={dates.closesAt}
              offsetMinutes={dates.offsetMinutes}
              endOffsetMinutes={dates.closeOffsetMinutes}
            />
          )}
        </p>
      )}
      {stateNote !== null && status === schedule.status && <Note>{stateNote}</Note>}
      {closed && (
        <p className={styles.result}>
          <small>{result.label}</small>
          <b>{result.value}</b>
          <small>{result.note}</small>
        </p>
      )}
      {dates !== null && !closed && (
        <SaleCountdown dates={dates} finalCloseAt={schedule.finalCloseAt} live={status === 'live'} />
      )}
      <SaleActions sale={sale} status={status} />
    </div>
  );
}
