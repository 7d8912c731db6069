import { useId } from 'react';
import type { EnBlocRoundProps } from '../../../page-data/en-bloc-round';
import { buttonClass } from '../../../ui/button-link/button-class';
import * as styles from './SimulatorControls.module.css';

interface SimulatorExamplesProps {
  readonly rounds: readonly EnBlocRoundProps[];
  /** The example whose figures are shown unchanged. */
  readonly current: EnBlocRoundProps | null;
  readonly onChoose: (round: EnBlocRoundProps) => void;
}

/** Example days to start from. */
export function SimulatorExamples({ rounds, current, onChoose }: SimulatorExamplesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.examples}>
      <p id={id}>{TEXTS.simulator.examples}</p>
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
