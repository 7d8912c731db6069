import type { QuoteProps } from '../../model/derive/pages/parts';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './Quote.module.css';

/** What somebody said of us, and who that is. */
export function Quote({ quote }: { readonly quote: QuoteProps }) {
  const { tagline, content, name, title, city, picture, video } = quote;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.tagline}>{tagline}</p>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        {picture !== null && <ResponsivePicture picture={picture} sizes="4rem" />}
        <span>
          <b>{name}</b>
          <br />
          {title}, {city}
        </span>
      </figcaption>
      {video !== null && (
        <MoreLink href={video.href} modal>
          {video.label}
        </MoreLink>
      )}
    </figure>
  );
}
