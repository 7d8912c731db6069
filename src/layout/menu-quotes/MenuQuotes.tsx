import { lazy, Suspense } from 'react';
import type { QuoteProps } from '../../model/derive/pages/parts';
import * as styles from './MenuQuotes.module.css';

/** Loaded with the first opening of the menu. */
const QuoteCarousel = lazy(async () => ({
  default: (await import('../quote-carousel/QuoteCarousel')).QuoteCarousel,
}));

/** What sellers and buyers say, beside the links of the menu. */
export function MenuQuotes({ quotes }: { readonly quotes: readonly QuoteProps[] }) {
  if (quotes.length === 0) return null;
  return (
    <div className={styles.quotes}>
      <Suspense fallback={<p>Loading …</p>}>
        <QuoteCarousel quotes={quotes} />
      </Suspense>
    </div>
  );
}
