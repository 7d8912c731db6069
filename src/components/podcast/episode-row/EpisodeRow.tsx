import type { ReactNode } from 'react';
import type { EpisodeLinkProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './EpisodeRow.module.css';

interface EpisodeRowProps {
  readonly episode: EpisodeLinkProps;
  /** At the end of the row, such as a button that plays it. */
  readonly children?: ReactNode;
}

/** An episode in a list. */
export function EpisodeRow({ episode, children }: EpisodeRowProps) {
  const { href, title, number, published, length, summary, picture } = episode;
  return (
    <div className={styles.episode}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="9rem" />}
      <div>
        <h3>
          <Link href={href}>{title}</Link>
        </h3>
        <p className={styles.when}>
          {number !== null && `${number} · `}
          <time dateTime={published.iso}>{published.text}</time> · {length}
        </p>
        <p>{summary}</p>
      </div>
      {children}
    </div>
  );
}
