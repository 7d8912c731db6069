import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import type { Picture } from '../../lib/picture';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import * as styles from './Lightbox.module.css';
import { LightboxSlide } from './LightboxSlide';
import { useCarouselKeys } from './use-carousel-keys';

/** Accessible names of the dialog, the picture and the buttons, and the message for a missing picture. */
interface LightboxLabels {
  readonly pictures: string;
  readonly picture: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly failed: string;
}

interface LightboxProps {
  readonly pictures: readonly Picture[];
  /** Index of the picture that is shown first, from 0. */
  readonly start: number;
  readonly labels: LightboxLabels;
  /** Called after it has closed; the owner then removes it. */
  readonly onClose: () => void;
}

/** Pictures over the whole window, one at a time: by keys, by buttons or by swiping. It opens when it is mounted. */
export function Lightbox({ pictures, start, labels, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const caption = pictures[index]?.caption ?? null;

  const show = useCallback((next: number) => {
    setIndex(next);
    if (track.current !== null) track.current.scrollLeft = next * track.current.clientWidth;
  }, []);

  useEffect(() => {
    dialog.current?.showModal();
    if (track.current !== null) track.current.scrollLeft = start * track.current.clientWidth;
  }, [start]);
  useCarouselKeys(dialog, index, count - 1, show);

  function swiped(): void {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-ground="ink"
      aria-label={labels.pictures}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {index + 1} of {count}
          <VisuallyHidden>: {pictures[index]?.alt}</VisuallyHidden>
        </p>
        <IconButton label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div
        ref={track}
        className={styles.track}
        role="region"
        aria-label={labels.picture}
        // A scrolling element has to be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={swiped}
      >
        <ul>
          {pictures.map((picture, at) => (
            <LightboxSlide
              key={picture.src}
              picture={picture}
              current={at === index}
              near={Math.abs(at - index) < 2}
              failed={labels.failed}
            />
          ))}
        </ul>
      </div>
      <div className={styles.bar}>
        <p>{caption}</p>
        {count > 1 && (
          <>
            <IconButton
              label={labels.previous}
              onClick={() => {
                show((index + count - 1) % count);
              }}
            >
              <Icon name="previous" />
            </IconButton>
            <IconButton
              label={labels.next}
              onClick={() => {
                show((index + 1) % count);
              }}
            >
              <Icon name="next" />
            </IconButton>
          </>
        )}
      </div>
    </dialog>
  );
}
