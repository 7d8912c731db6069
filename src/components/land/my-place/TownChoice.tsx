import { useEffect, useId, useRef } from 'react';
import type { MyPlace } from '../../../features/my-place/my-place';
import { Button } from '../../../ui/button/Button';
import * as styles from './PlaceForm.module.css';

interface TownChoiceProps {
  readonly towns: readonly MyPlace[];
  readonly onChoose: (town: MyPlace) => void;
}

/** Several towns to choose from, each with its province. The first takes the focus. */
export function TownChoice({ towns, onChoose }: TownChoiceProps) {
  const list = useRef<HTMLUListElement>(null);
  const headingId = useId();
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, [towns]);
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className={styles.which}>
        {TEXTS.myPlace.several}
      </p>
      <ul ref={list} className={styles.towns}>
        {towns.map((town) => (
          <li key={town.label}>
            <Button
              onClick={() => {
                onChoose(town);
              }}
            >
              {town.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
