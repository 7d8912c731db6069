import type { VideoProps } from '../../model/derive/pages/parts';
import * as styles from './VideoPlayer.module.css';

/** A video with captions that loads once the visitor starts it. */
export function VideoPlayer({ video }: { readonly video: VideoProps }) {
  const { title, src, captions, poster } = video;
  return (
    <video
      className={styles.video}
      controls
      preload="none"
      width={poster?.width ?? 640}
      height={poster?.height ?? 360}
      aria-label={title}
      {...(poster !== null && { poster: poster.src })}
    >
      <source src={src} />
      <track kind="captions" src={captions} srcLang="en-CA" label="English" default />
    </video>
  );
}
