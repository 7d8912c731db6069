import type { ReactNode } from 'react';
import type { QuoteProps } from '../../model/derive/pages/parts';
import { MoreLink } from '../../ui/more-link/MoreLink';
import * as styles from './Quote.module.css';
import { Speaker } from './Speaker';

interface QuotePartProps {
  readonly quote: QuoteProps;
  /** Stands in the place of the link to the video. */
  readonly children?: ReactNode;
}

/** What somebody said of us, and who that is. */
export function Quote({ quote, children }: QuotePartProps) {
  const { tagline, content, video } = quote;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.tagline}>{tagline}</p>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <Speaker {...quote} />
      </figcaption>
      {children ??
        (video !== null && (
          <MoreLink href={video.href} modal>
            {video.label}
          </MoreLink>
        ))}
    </figure>
  );
}
