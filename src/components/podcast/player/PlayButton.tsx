import type { PlaybackState, Recording } from '../../../features/player/recording';
import { player } from '../../../features/player/player';
import { Icon } from '../../../ui/icon/Icon';
import * as styles from './PlayButton.module.css';

interface PlayButtonProps {
  readonly recording: Recording;
  readonly phase: PlaybackState;
}

/** Starts and stops; while a recording loads, a press stops it. */
export function PlayButton({ recording, phase }: PlayButtonProps) {
  const runs = phase === 'playing' || phase === 'loading';
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={runs ? TEXTS.player.pause : TEXTS.player.play}
      onClick={() => {
        if (runs) player.pause();
        else player.play(recording);
      }}
    >
      <Icon name={runs ? 'pause' : 'play'} />
    </button>
  );
}
