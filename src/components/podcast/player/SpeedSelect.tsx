import { rates } from '../../../features/player/playback-storage';
import { player } from '../../../features/player/player';
import * as styles from './SpeedSelect.module.css';

/** Formats a speed: 1.0×, 1.25×. */
function rateText(rate: number): string {
  return `${Number.isInteger(rate * 2) ? rate.toFixed(1) : String(rate)}×`;
}

/** Playback speed of all recordings. */
export function SpeedSelect({ rate }: { readonly rate: number }) {
  return (
    <select
      className={styles.speed}
      aria-label={TEXTS.player.speed}
      autoComplete="off"
      value={rate}
      onChange={({ currentTarget }) => {
        player.setRate(Number(currentTarget.value));
      }}
    >
      {rates.map((choice) => (
        <option key={choice} value={choice}>
          {rateText(choice)}
        </option>
      ))}
    </select>
  );
}
