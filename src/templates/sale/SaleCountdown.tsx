import { useNow } from '../../features/sale-status/now';
import { countdownParts } from '../../model/derive/countdown';
import * as styles from './SaleCountdown.module.css';
import type { SaleDatesProps } from '../../page-data/sale-dates';

interface SaleCountdownProps {
  readonly dates: SaleDatesProps;
  /** Time when the last lot closes, en bloc included; ISO 8601. */
  readonly finalCloseAt: string | null;
  readonly live: boolean;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Countdown until bidding opens or closes; its space is reserved until the scripts run. */
export function SaleCountdown({ dates, finalCloseAt, live }: SaleCountdownProps) {
  const now = useNow();
  const target = live ? dates.closesAt : dates.opensAt;
  if (now !== null && now >= Date.parse(target)) {
    // Past the last hour, too, bidding may be extended.
    return live && finalCloseAt !== null && now < Date.parse(finalCloseAt) ? (
      <p className={styles.count}>{TEXTS.salePage.enBlocFollows}</p>
    ) : null;
  }
  if (now === null) return <div className={styles.count} />;
  const { days, hours, minutes, seconds } = countdownParts(new Date(target), new Date(now));
  const parts =
    seconds === null
      ? ([
          [String(days), days === 1 ? 'day' : 'days'],
          [two(hours), 'hours'],
          [two(minutes), 'minutes'],
        ] as const)
      : ([
          [two(hours), 'hours'],
          [two(minutes), 'minutes'],
          [two(seconds), 'seconds'],
        ] as const);
  return (
    <div className={styles.count} role="timer" aria-live="off">
      {parts.map(([figure, unit]) => (
        <span key={unit}>
          <b>{figure}</b> <small>{unit} </small>
        </span>
      ))}
      <small>until bidding {live ? 'begins to close' : 'opens'}</small>
    </div>
  );
}
