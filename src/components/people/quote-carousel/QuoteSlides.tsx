import { useEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import type { QuoteProps } from '../../../page-data/common-props';
import { largeScreen } from '../../../styles/large-screen';
import { useInteraction } from '../../../ui/interaction/use-interaction';
import { Quote } from '../quote/Quote';
import * as styles from './QuoteSlides.module.css';
import { QuoteControls } from './QuoteControls';
import { groupIntoSlides, slidePosition } from './slide-groups';
import { useDocumentHidden } from './use-document-hidden';
import { useMediaQuery } from '../../../ui/interaction/use-media-query';

/** The slider adds 50 ms to its interval, which makes 20 seconds. */
const autoplayMs = 19_950;
const fadeMs = 220;

interface QuoteSlidesProps {
  readonly quotes: readonly QuoteProps[];
  /** Two at a time on a wide screen. */
  readonly pairs?: boolean;
}

/**
 * Quotes in turn, the next after 20 seconds. They pause under the pointer and the focus, in a hidden tab and by
 * a button, and do not move by themselves under reduced motion. Slides fade, so that none is cloned.
 */
export function QuoteSlides({ quotes, pairs = false }: QuoteSlidesProps) {
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState<boolean | null>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wide = useMediaQuery(largeScreen);
  const { interacting, handlers } = useInteraction();
  const hidden = useDocumentHidden();
  const slides = groupIntoSlides(quotes, pairs && wide ? 2 : 1);
  const playing = !(paused ?? still);
  const moving = playing && !interacting && !hidden && slides.length > 1;

  // Once stopped, the slider has to be started again, and after a swipe it does not restart its interval.
  useEffect(() => {
    if (moving) slider.current?.slickPlay();
  }, [moving, current]);

  return (
    <section
      className={pairs ? `${styles.slides} ${styles.pairs}` : styles.slides}
      aria-roledescription="carousel"
      aria-label={TEXTS.home.testimonials}
      {...handlers}
    >
      <div aria-live={moving ? 'off' : 'polite'}>
        <Slider
          // A different number per slide makes new slides, which begin with the first.
          key={slides.length}
          ref={slider}
          autoplay={moving}
          autoplaySpeed={autoplayMs}
          // The slider's own pausing covers the slides without the controls, and ignores focus within a slide.
          pauseOnHover={false}
          // Its arrow keys would leave the focus in a slide that is then inert.
          accessibility={false}
          arrows={false}
          draggable={false}
          // A press counts even while a slide is fading.
          waitForAnimate={false}
          beforeChange={(_, next) => {
            setCurrent(next);
          }}
          onInit={() => {
            setCurrent(0);
          }}
          fade
          infinite
          speed={still ? 0 : fadeMs}
        >
          {slides.map((slide, index) => (
            <div
              key={slide[0]?.name}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={slidePosition(slides, index)}
              inert={index !== current}
            >
              <div className={styles.pair}>
                {slide.map((quote) => (
                  <Quote key={quote.name} quote={quote} />
                ))}
              </div>
            </div>
          ))}
        </Slider>
      </div>
      {quotes.length > 1 && (
        <div className={styles.controls}>
          {slides.length > 1 && (
            <QuoteControls
              playing={playing}
              onPlay={(play) => {
                setPaused(!play);
              }}
              onPrevious={() => slider.current?.slickPrev()}
              onNext={() => slider.current?.slickNext()}
            />
          )}
          <p>{slidePosition(slides, current)}</p>
        </div>
      )}
    </section>
  );
}
