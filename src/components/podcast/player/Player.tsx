import { useRef, useState } from 'react';
import { useTrackPlayerVisibility } from '../../../features/player/visible-player';
import type { Recording } from '../../../features/player/recording';
import { usePlayback } from '../../../features/player/use-player';
import { PlayButton } from './PlayButton';
import * as styles from './Player.module.css';
import { PlayStatus } from './PlayStatus';
import { SeekSlider } from './SeekSlider';
import { SkipButton } from './SkipButton';
import { SpeedSelect } from './SpeedSelect';

interface PlayerProps {
  readonly recording: Recording;
}

/** Plays a recording; no part of it is fetched before that. Without scripts it is the browser's own player. */
export function Player({ recording }: PlayerProps) {
  const { title, src, type, size } = recording;
  const { phase, seconds, rate } = usePlayback(recording);
  const [dragged, setDragged] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  useTrackPlayerVisibility(section, recording.id);
  const shown = dragged ?? seconds;
  return (
    <>
      <section ref={section} className={styles.player} data-ground="ink" aria-label={TEXTS.player.label}>
        <PlayButton recording={recording} phase={phase} />
        <div>
          <b>{title}</b>
          <PlayStatus recording={recording} phase={phase} seconds={shown} />
        </div>
        <SpeedSelect rate={rate} />
        <div className={styles.way}>
          <SkipButton recording={recording} by={-15} />
          <SeekSlider recording={recording} seconds={shown} onDrag={setDragged} />
          <SkipButton recording={recording} by={30} />
        </div>
        <div role="alert" className={styles.failure}>
          {phase === 'failed' && (
            <>
              {TEXTS.player.failedOnPage}{' '}
              <a href={src} type={type} download>
                {TEXTS.player.downloadIt}
              </a>{' '}
              ({size}).
            </>
          )}
        </div>
      </section>
      <noscript>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The transcript page holds every word. */}
        <audio
          className={styles.plain}
          controls
          preload="none"
          aria-label={`Recording of ${title}`}
          src={src}
        />
      </noscript>
    </>
  );
}
