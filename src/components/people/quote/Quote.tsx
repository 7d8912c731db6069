import type { QuoteProps } from '../../../page-data/common-props';
import { MoreLink } from '../../../ui/more-link/MoreLink';
import * as styles from './Quote.module.css';
import { QuoteAttribution } from './QuoteAttribution';

/** A quote with its speaker. */
export function Quote({ quote }: { readonly quote: QuoteProps }) {
  const { tagline, content, video } = quote;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.tagline}>{tagline}</p>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <QuoteAttribution {...quote} />
        {video !== null && (
          <MoreLink href={video.href} modal>
            {video.label}
          </MoreLink>
        )}
      </figcaption>
    </figure>
  );
}
