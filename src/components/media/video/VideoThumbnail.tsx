import type { Picture } from '../../../page-data/common-props';
import { Icon } from '../../../ui/icon/Icon';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './VideoThumbnail.module.css';

interface VideoThumbnailProps {
  readonly href: string;
  readonly picture: Picture | null;
  /** Names the video. */
  readonly label: string;
  /** Such as 1:04. */
  readonly length: string;
}

/** A picture of a video that leads to it. */
export function VideoThumbnail({ href, picture, label, length }: VideoThumbnailProps) {
  return (
    <div className={styles.still}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="(min-width: 1024px) 36rem, 100vw" />}
      <Link href={href} modal label={`${label}, ${length}`}>
        <Icon name="play" />
        Watch, {length}
      </Link>
    </div>
  );
}
