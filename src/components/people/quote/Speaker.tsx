import type { QuoteProps } from '../../../page-data/common-props';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './Speaker.module.css';

type SpeakerProps = Pick<QuoteProps, 'name' | 'title' | 'city' | 'picture'>;

/** Who says it, with a face. */
export function Speaker({ name, title, city, picture }: SpeakerProps) {
  return (
    <div className={styles.speaker}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="7rem" />}
      <span>
        <b>{name}</b>
        <br />
        {title}, {city}
      </span>
    </div>
  );
}
