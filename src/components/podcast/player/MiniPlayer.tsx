import { useVisiblePlayerId } from '../../../features/player/visible-player';
import type { Recording } from '../../../features/player/recording';
import { player } from '../../../features/player/player';
import { usePlayback, useActiveRecording } from '../../../features/player/use-player';
import { Icon } from '../../../ui/icon/Icon';
import { IconButton } from '../../../ui/icon-button/IconButton';
import { focusMain } from '../../../ui/interaction/focus-main';
import { Link } from '../../../ui/link/Link';
import * as styles from './MiniPlayer.module.css';
import { PlayButton } from './PlayButton';
import { PlayStatus } from './PlayStatus';
import { SkipButton } from './SkipButton';

interface CompactPlayerProps {
  readonly recording: Recording;
}

function CompactPlayer({ recording }: CompactPlayerProps) {
  const { phase, seconds } = usePlayback(recording);
  if (phase === 'idle' || phase === 'ended') return null;
  return (
    <section className={styles.player} data-ground="ink" aria-label={TEXTS.player.nowPlaying}>
      <PlayButton recording={recording} phase={phase} />
      <div className={styles.text}>
        <Link href={recording.href}>{recording.title}</Link>
        <PlayStatus recording={recording} phase={phase} seconds={seconds} />
        <p role="alert">{phase === 'failed' && TEXTS.player.failed}</p>
      </div>
      <SkipButton recording={recording} by={-15} />
      <IconButton
        label={TEXTS.player.close}
        onClick={() => {
          player.close();
          // The button that had the focus has been removed.
          focusMain();
        }}
      >
        <Icon name="close" />
      </IconButton>
    </section>
  );
}

/** The current recording on every page; nothing where the page's own player is visible. */
export function MiniPlayer() {
  const started = useActiveRecording();
  const visibleId = useVisiblePlayerId();
  return started === null || visibleId === started.id ? null : <CompactPlayer recording={started} />;
}
