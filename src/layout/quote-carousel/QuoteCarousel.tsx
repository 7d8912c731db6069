import { useRef, useState, useSyncExternalStore } from 'react';
import Slider from 'react-slick';
import type { QuoteProps } from '../../model/derive/pages/parts';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { Quote } from '../quote/Quote';
import * as styles from './QuoteCarousel.module.css';

const slideMs = 20_000;
const fadeMs = 220;
const stillness = '(prefers-reduced-motion: reduce)';

function subscribeToStillness(listener: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

function wantsStillness(): boolean {
  return window.matchMedia(stillness).matches;
}

/**
 * One quote at a time, the next after 20 seconds. It rests under the pointer and the focus, can be paused, and
 * does not move by itself for those who asked for less motion. Slides fade, so that none has to be cloned.
 */
export function QuoteCarousel({ quotes }: { readonly quotes: readonly QuoteProps[] }) {
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const still = useSyncExternalStore(subscribeToStillness, wantsStillness, () => true);
  const [paused, setPaused] = useState<boolean | null>(null);
  const playing = !(paused ?? still);
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="What sellers and buyers say"
    >
      <div className={styles.controls}>
        <IconButton
          label={playing ? 'Pause' : 'Play'}
          onClick={() => {
            setPaused(playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton label="Previous" onClick={() => slider.current?.slickPrev()}>
          <Icon name="previous" />
        </IconButton>
        <IconButton label="Next" onClick={() => slider.current?.slickNext()}>
          <Icon name="next" />
        </IconButton>
        <p>
          {current + 1} of {quotes.length}
        </p>
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          accessibility={false}
          arrows={false}
          autoplay={playing}
          autoplaySpeed={slideMs}
          beforeChange={(_, next) => {
            setCurrent(next);
          }}
          fade
          infinite
          pauseOnFocus
          pauseOnHover
          speed={fadeMs}
        >
          {quotes.map((quote, index) => (
            <div key={quote.name} inert={index !== current}>
              <Quote quote={quote} />
            </div>
          ))}
        </Slider>
      </div>
    </section>
  );
}
