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

/** Result of a closed sale; between the close and the next build it is not known yet. */
function SaleResult({
  result,
  final,
}: {
  readonly result: SalePageProps['result'];
  readonly final: boolean;
}) {
  if (result === null)
    return (
      <p className={styles.result}>
        <b>{final ? 'Not sold' : 'Bidding has closed'}</b>
        <small>{final ? TEXTS.salePage.noBids : TEXTS.salePage.resultsToCome}</small>
      </p>
    );
  return (
    <p className={styles.result}>
      <small>{result.label}</small>
      <b>{result.value}</b>
      <small>{result.note}</small>
    </p>
  );
}

/** The date, what is left until then, and what to do; of a closed sale, the result. */
export function SaleSchedulePanel({ sale, status }: SaleSchedulePanelProps) {
  const { dates, stateNote, schedule, result, parcels } = sale;
  const closed = status === 'completed';
  return (
    <div
      className={status === 'live' ? `${styles.when} ${styles.live}` : styles.when}
      data-ground={status === 'live' ? 'ink' : undefined}
    >
      {dates !== null && (
        <p className={styles.date}>
          <time dateTime={dates.opensAt}>{dates.text}</time>
          <span className={styles.zone}>
            {dates.zone}.{' '}
            {!closed && (
              <LocalTime
                startsAt={dates.opensAt}
                endsAt={dates.closesAt}
                offsetMinutes={dates.offsetMinutes}
              />
            )}
          </span>
        </p>
      )}
      {stateNote !== null && status === schedule.status && <Note>{stateNote}</Note>}
      {closed && (
        <SaleResult result={result} final={parcels.every(({ outcome }) => outcome === 'not sold')} />
      )}
      {dates !== null && (status === 'live' || status === 'upcoming') && (
        <SaleCountdown dates={dates} finalCloseAt={schedule.finalCloseAt} live={status === 'live'} />
      )}
      <SaleActions sale={sale} status={status} />
    </div>
  );
}
