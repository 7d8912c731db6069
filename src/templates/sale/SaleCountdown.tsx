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

type Part = readonly [figure: string, unit: string];

const units = ['days', 'hours', 'minutes'];
const lastDayUnits = ['hours', 'minutes', 'seconds'];

/** Returns days, hours and minutes; on the last day hours, minutes and seconds. */
function countdownFigures(target: string, now: number): readonly Part[] {
  const { days, hours, minutes, seconds } = countdownParts(new Date(target), new Date(now));
  return seconds === null
    ? [
        [String(days), days === 1 ? 'day' : 'days'],
        [two(hours), 'hours'],
        [two(minutes), 'minutes'],
      ]
    : [
        [two(hours), 'hours'],
        [two(minutes), 'minutes'],
        [two(seconds), 'seconds'],
      ];
}

/**
 * Returns the target of the countdown: the opening, then the first close, then the last if parcels close one after
 * another.
 */
function nextMoment(
  { opensAt, firstCloseAt, closesAt }: SaleDatesProps,
  live: boolean,
  now: number | null,
): readonly [target: string, moment: string] {
  if (!live) return [opensAt, TEXTS.countdowns.untilOpens];
  return now === null || now < Date.parse(firstCloseAt)
    ? [firstCloseAt, TEXTS.countdowns.untilCloses]
    : [closesAt, TEXTS.countdowns.untilLastCloses];
}

/**
 * Countdown until bidding opens or closes. Until scripts run, it takes its space without figures and is not visible.
 */
export function SaleCountdown({ dates, finalCloseAt, live }: SaleCountdownProps) {
  const now = useNow();
  const [target, moment] = nextMoment(dates, live, now);
  if (now !== null && now >= Date.parse(target)) {
    // Even after the last close, bidding may be extended.
    return live && finalCloseAt !== null && now < Date.parse(finalCloseAt) ? (
      <p className={styles.count}>{TEXTS.salePage.enBlocFollows}</p>
    ) : null;
  }
  const figures =
    now === null
      ? (live ? lastDayUnits : units).map((unit) => ['–', unit] as const)
      : countdownFigures(target, now);
  return (
    <div
      className={now === null ? `${styles.count} ${styles.unknown}` : styles.count}
      role="timer"
      aria-live="off"
    >
      {figures.map(([figure, unit]) => (
        <span key={unit}>
          <b>{figure}</b> <small>{`${unit} `}</small>
        </span>
      ))}
      <small>{moment}</small>
    </div>
  );
}
