import type { RoundClockProps } from '../../page-data/round-clock';
import { ClockFill } from './ClockFill';
import * as styles from './EnBlocClock.module.css';

/** The minutes between the close of the parcels and the en bloc round, drawn on the face of a clock. */
export function EnBlocClock(clock: RoundClockProps) {
  const { sector, hands, closes, opens, closesApart } = clock;
  const words = closesApart ? TEXTS.auctionDay.clockOfLast : TEXTS.auctionDay.clock;
  return (
    <figure className={styles.clock}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="48" />
        <path d={sector} />
        <ClockFill {...clock} />
        <circle r="44" pathLength="12" />
        <path d={hands} />
      </svg>
      <figcaption>{words.fill({ closes, opens })}</figcaption>
    </figure>
  );
}
