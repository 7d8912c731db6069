import { useId } from 'react';
import type { RoundProps } from './props';
import { buttonClass } from '../../ui/button-link/button-class';
import * as styles from './DayControls.module.css';

interface DayExamplesProps {
  readonly rounds: readonly RoundProps[];
  /** The one whose figures are shown unchanged. */
  readonly current: RoundProps | null;
  readonly onChoose: (round: RoundProps) => void;
}

/** Days to begin with. */
export function DayExamples({ rounds, current, onChoose }: DayExamplesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.examples}>
      <p id={id}>Begin with</p>
      {rounds.map((round) => (
        <button
          key={round.title}
          type="button"
          className={buttonClass({})}
          aria-pressed={round === current}
          onClick={() => {
            onChoose(round);
          }}
        >
          {round.title}
        </button>
      ))}
    </div>
  );
}
