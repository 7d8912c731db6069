import type { QuoteProps } from '../../page-data/common-props';
import { QuoteSlides } from '../../components/people/quote-carousel/QuoteSlides';
import * as styles from './MenuQuotes.module.css';

/** Testimonials beside the links of the menu. */
export function MenuQuotes({ quotes }: { readonly quotes: readonly QuoteProps[] }) {
  return (
    <div className={styles.quotes}>
      <QuoteSlides quotes={quotes} />
    </div>
  );
}
