import type { Recording } from '../../../features/player/recording';
import { player } from '../../../features/player/player';
import { Icon } from '../../../ui/icon/Icon';
import * as styles from './SkipButton.module.css';

interface SkipButtonProps {
  readonly recording: Recording;
  /** Seconds; negative values go back. */
  readonly by: number;
}

/** Skips back or forward in the recording. */
export function SkipButton({ recording, by }: SkipButtonProps) {
  const back = by < 0;
  const seconds = Math.abs(by);
  return (
    <button
      type="button"
      className={styles.skip}
      aria-label={back ? TEXTS.player.back.fill({ seconds }) : TEXTS.player.forward.fill({ seconds })}
      onClick={() => {
        player.skip(recording, by);
      }}
    >
      {back && <Icon name="previous" />}
      {seconds}
      {!back && <Icon name="next" />}
    </button>
  );
}
