import { PlayButton } from '../../components/podcast/player/PlayButton';
import { usePlayback } from '../../features/player/use-player';
import type { Recording } from '../../features/player/recording';
import * as styles from './Podcast.module.css';

/** Plays an episode from the list; the player appears at the foot of the window. Without scripts its page plays it. */
export function PlayEpisode({ recording }: { readonly recording: Recording }) {
  const { phase } = usePlayback(recording);
  return (
    <div className={styles.play}>
      <PlayButton recording={recording} phase={phase} named />
    </div>
  );
}
