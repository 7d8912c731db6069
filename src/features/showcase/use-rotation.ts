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
 * Shows the sales in turn, endlessly.
 *
 * @param held Whether a visitor interacts with the sale, by pointer or focus.
 */
export function useRotation(names: readonly string[], held: boolean): Rotation {
  const [chosen, setChosen] = useState('');
  const [paused, setPaused] = useState(false);
  const current = names.includes(chosen) ? chosen : (names[0] ?? '');
  const list = names.join(' ');
  const turn = useCallback(
    (step: 1 | -1) => {
      setChosen(rotateFrom(list.split(' '), current, step));
    },
    [list, current],
  );

  useEffect(() => {
    if (paused || held) return undefined;
    const timer = setTimeout(turn, rotationMs, 1);
    return () => {
      clearTimeout(timer);
    };
  }, [paused, held, turn]);

  useEffect(() => {
    function typed({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    }
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('keydown', typed);
    };
  }, [turn]);

  return { current, paused, setPaused, advance: turn };
}
