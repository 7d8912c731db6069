import { useRef } from 'react';
import { forgetPlace } from '../../../features/my-place/kept-place';
import { myPlace } from '../../../features/my-place/my-place';
import { Icon } from '../../../ui/icon/Icon';
import { useStore } from '../../../ui/store/use-store';
import * as styles from './KeptPlaceTools.module.css';

interface KeptPlaceToolsProps {
  readonly nearest: boolean;
  readonly onNearest: () => void;
}

/** Controls on a list for the visitor's place: one removes it, one sorts the sales by distance. */
export function KeptPlaceTools({ nearest, onNearest }: KeptPlaceToolsProps) {
  const place = useStore(myPlace, null);
  const forget = useRef<HTMLButtonElement>(null);
  if (place === null) return null;
  return (
    <>
      <button
        ref={forget}
        type="button"
        className={styles.forget}
        aria-label={TEXTS.myPlace.forget.fill({ place: place.label })}
        onClick={() => {
          // The button is about to be removed, so the one that sets the place takes the focus.
          forget.current?.parentElement?.querySelector('button')?.focus();
          forgetPlace();
        }}
      >
        <Icon name="close" />
      </button>
      <button type="button" className={styles.nearest} aria-pressed={nearest} onClick={onNearest}>
        {TEXTS.myPlace.nearest}
      </button>
    </>
  );
}
