import type { EpisodeLinkProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './EpisodeRow.module.css';

/** An episode in a list. */
export function EpisodeRow({ episode }: { readonly episode: EpisodeLinkProps }) {
  const { href, title, number, published, length, summary, picture } = episode;
  return (
    <div className={styles.episode}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="7.5rem" />}
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
    </div>
  );
}
