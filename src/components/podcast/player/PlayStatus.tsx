import { formatClockTime } from '../../../model/derive/duration';
import type { PlaybackState, Recording } from '../../../features/player/recording';
import * as styles from './PlayStatus.module.css';

interface PlayStatusProps {
  readonly recording: Recording;
  readonly phase: PlaybackState;
  /** Position within the recording. */
  readonly seconds: number;
}

/** Position and length: 0:13 of 1:37. Only loading, which keeps a listener waiting, is announced. */
export function PlayStatus({ recording, phase, seconds }: PlayStatusProps) {
  const text = phase === 'idle' && seconds > 0 ? TEXTS.player.resumes : TEXTS.player.elapsed;
  return (
    <div className={styles.status}>
      <span role="status">
        {phase === 'loading' && <span className={styles.loading}>{`${TEXTS.player.loading} `}</span>}
      </span>
      {text.fill({ time: formatClockTime(seconds), length: formatClockTime(recording.seconds) })}
    </div>
  );
}
