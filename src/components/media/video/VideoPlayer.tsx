import { useCallback, useState } from 'react';
import type { VideoProps } from '../../../page-data/common-props';
import { Icon } from '../../../ui/icon/Icon';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './VideoPlayer.module.css';

interface VideoElementProps {
  readonly video: VideoProps;
  /** A video that the visitor has started: it plays and takes the focus from the button. */
  readonly started?: boolean;
}

function VideoElement({ video: { title, src, captions }, started = false }: VideoElementProps) {
  const focus = useCallback((element: HTMLVideoElement | null) => {
    // It replaces the picture at the same size, so nothing has to move.
    element?.focus({ preventScroll: true });
  }, []);
  return (
    <video
      ref={started ? focus : undefined}
      controls
      autoPlay={started}
      playsInline
      // Not every browser lets a video have the focus by itself.
      tabIndex={started ? 0 : undefined}
      preload={started ? 'auto' : 'none'}
      aria-label={title}
      src={src}
    >
      <track kind="captions" src={captions} srcLang="en-CA" label="English" default />
    </video>
  );
}

/** A video with captions; until the visitor starts it, only its picture is fetched, in a box of the same size. */
export function VideoPlayer({ video }: { readonly video: VideoProps }) {
  const [started, setStarted] = useState(false);
  const { title, poster } = video;
  return (
    <div className={styles.video}>
      {poster === null ? (
        <svg viewBox="0 0 16 9" aria-hidden="true" />
      ) : (
        <ResponsivePicture picture={poster} sizes="(min-width: 64em) 60rem, 100vw" />
      )}
      {started ? (
        <VideoElement video={video} started />
      ) : (
        <button
          type="button"
          aria-label={`${TEXTS.player.playVideo}: ${title}`}
          onClick={() => {
            setStarted(true);
          }}
        >
          <span>
            <Icon name="play" />
            {TEXTS.player.playVideo}
          </span>
        </button>
      )}
      <noscript>
        <VideoElement video={video} />
      </noscript>
    </div>
  );
}
