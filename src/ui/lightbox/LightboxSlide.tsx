import { useState } from 'react';
import type { Picture } from '../../lib/picture';
import { ResponsivePicture } from '../picture/ResponsivePicture';
import * as styles from './Lightbox.module.css';

interface LightboxSlideProps {
  readonly picture: Picture;
  readonly current: boolean;
  /** True to fetch the picture. */
  readonly near: boolean;
  /** Message when the picture cannot be loaded. */
  readonly failed: string;
}

/** One picture as large as the window allows. */
export function LightboxSlide({ picture, current, near, failed }: LightboxSlideProps) {
  const [broken, setBroken] = useState(false);
  return (
    <li
      className={styles.slide}
      aria-hidden={!current}
      // Errors of pictures do not bubble.
      onErrorCapture={() => {
        setBroken(true);
      }}
    >
      {broken ? (
        <p>
          {failed} {picture.alt}
        </p>
      ) : (
        near && <ResponsivePicture picture={picture} sizes="(min-width: 78em) 78rem, 100vw" eager={current} />
      )}
    </li>
  );
}
