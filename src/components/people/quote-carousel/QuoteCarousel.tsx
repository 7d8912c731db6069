import { useEffect, useRef, useState } from 'react';
import type { QuoteProps } from '../../../page-data/common-props';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import { Quote } from '../quote/Quote';
import * as styles from './QuoteCarousel.module.css';
import type { QuoteSlides } from './QuoteSlides';

type Slides = typeof QuoteSlides;

/** Distance below the window at which the slides begin to load. */
const reach = '400px';

/** Calls back once nothing in the element has the focus, which would be lost. */
function onceFocusLeaves(element: HTMLElement, act: () => void): void {
  if (!element.contains(document.activeElement)) {
    act();
    return;
  }
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) act();
  });
}

/**
 * Testimonials: a row that scrolls, which becomes slides when it is near the window. Without scripts and on
 * paper it is a plain list.
 */
export function QuoteCarousel({ quotes }: { readonly quotes: readonly QuoteProps[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [Slides, setSlides] = useState<Slides | null>(null);
  const near = useNearViewport(row, reach);
  useEffect(() => {
    const element = row.current;
    if (!near || element === null) return;
    import('./QuoteSlides').then(
      (loaded) => {
        onceFocusLeaves(element, () => {
          setSlides(() => loaded.QuoteSlides);
        });
      },
      // The row remains, and can be read.
      () => undefined,
    );
  }, [near]);
  if (Slides !== null) return <Slides quotes={quotes} pairs />;
  return (
    <>
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- By keyboard too it has to scroll. */}
      <div ref={row} className={styles.row} role="region" aria-label={TEXTS.home.testimonials} tabIndex={0}>
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        {quotes.map((quote) => (
          <Quote key={quote.name} quote={quote} />
        ))}
      </div>
      {quotes.length > 1 && <div className={styles.room} />}
    </>
  );
}
