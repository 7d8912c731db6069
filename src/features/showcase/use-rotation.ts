import { useCallback, useEffect, useState } from 'react';
import { rotateFrom } from './showcase-order';

/** Duration for which a sale is shown. */
const rotationMs = 15_000;

export interface Rotation {
  readonly current: string;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  readonly advance: (step: 1 | -1) => void;
}

/**
 * Shows the sales one after another, endlessly.
 *
 * @param held True while a visitor interacts with the sale, by pointer or focus.
 */
export function useRotation(names: readonly string[], held: boolean): Rotation {
  const [chosen, setChosen] = useState('');
  const [paused, setPaused] = useState(false);
  const current = names.includes(chosen) ? chosen : (names[0] ?? '');
  const list = names.join(' ');
  const rotate = useCallback(
    (step: 1 | -1) => {
      setChosen(rotateFrom(list.split(' '), current, step));
    },
    [list, current],
  );

  useEffect(() => {
    if (paused || held) return undefined;
    const timer = setTimeout(rotate, rotationMs, 1);
    return () => {
      clearTimeout(timer);
    };
  }, [paused, held, rotate]);

  useEffect(() => {
    function typed({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') rotate(1);
      if (key === 'ArrowLeft') rotate(-1);
    }
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('keydown', typed);
    };
  }, [rotate]);

  return { current, paused, setPaused, advance: rotate };
}
