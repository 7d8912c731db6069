import type { PlaybackState, Recording } from '../../../features/player/recording';
import { player } from '../../../features/player/player';
import { Icon } from '../../../ui/icon/Icon';
import * as styles from './PlayButton.module.css';

interface PlayButtonProps {
  readonly recording: Recording;
  readonly phase: PlaybackState;
  /** True among the buttons of other recordings: its name then says which one it plays. */
  readonly named?: boolean;
}

/** A button that starts and stops a recording; while it loads, a press stops it. */
export function PlayButton({ recording, phase, named = false }: PlayButtonProps) {
  const runs = phase === 'playing' || phase === 'loading';
  const action = runs ? TEXTS.player.pause : TEXTS.player.play;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={named ? `${action}: ${recording.title}` : action}
      onClick={() => {
        if (runs) player.pause();
        else player.play(recording);
      }}
    >
      <Icon name={runs ? 'pause' : 'play'} />
    </button>
  );
}
