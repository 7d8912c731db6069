import type { QuoteProps } from '../../../page-data/common-props';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './QuoteAttribution.module.css';

type QuoteAttributionProps = Pick<QuoteProps, 'name' | 'title' | 'city' | 'picture'>;

/** Name and portrait of the speaker. */
export function QuoteAttribution({ name, title, city, picture }: QuoteAttributionProps) {
  return (
    <div className={styles.speaker}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="4rem" />}
      <span>
        <b>{name}</b>
        <br />
        {`${title}, ${city}`}
      </span>
    </div>
  );
}
