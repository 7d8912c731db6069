import { Icon } from '../../../ui/icon/Icon';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import * as styles from './VideoThumbnail.module.css';
import type { Picture } from '../../../lib/picture';

interface VideoThumbnailProps {
  readonly href: string;
  readonly picture: Picture | null;
  /** Name of the speaker. */
  readonly speaker: string;
  /** Such as 1:04. */
  readonly length: string;
}

/** A picture of a video that leads to it. */
export function VideoThumbnail({ href, picture, speaker, length }: VideoThumbnailProps) {
  return (
    <div className={styles.thumbnail}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="(min-width: 64em) 36rem, 100vw" />}
      <Link href={href} modal>
        <Icon name="play" />
        {TEXTS.player.watch.fill({ length })}
        <VisuallyHidden>{` ${TEXTS.player.watchSpeaker.fill({ speaker })}`}</VisuallyHidden>
      </Link>
    </div>
  );
}
