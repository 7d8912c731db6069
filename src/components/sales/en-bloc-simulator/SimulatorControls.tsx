import { useId, useState } from 'react';
import { useAnnouncement } from '../../../ui/interaction/use-announcement';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import type { EnBlocRoundProps } from '../../../page-data/en-bloc-round';
import { BidField } from './BidField';
import * as styles from './SimulatorControls.module.css';
import { startExample, updateInputs, isUnchanged, type SimulatorState } from './simulator-state';
import { SimulatorExamples } from './SimulatorExamples';

export interface SimulatorControlsProps {
  readonly rounds: readonly EnBlocRoundProps[];
  readonly day: SimulatorState;
  /** Summary of the current moment, for screen readers. */
  readonly announcement: string;
  readonly onChange: (day: SimulatorState) => void;
}

/** Controls of an en bloc day: the bids, and the choice whether the bidder took part. */
export function SimulatorControls({ rounds, day, announcement, onChange }: SimulatorControlsProps) {
  const group = useId();
  const { round, highBids, blockBid, participated, exampleKey } = day;
  const [hasExamples, setHasExamples] = useState(rounds.length > 1);
  // The button of a single example leads back to its figures. Once shown it stays, because it has the focus when it is
  // pressed.
  if (!hasExamples && !isUnchanged(day)) setHasExamples(true);
  return (
    <div className={styles.controls}>
      {hasExamples && (
        <SimulatorExamples
          rounds={rounds}
          current={isUnchanged(day) ? round : null}
          onChoose={(chosen) => {
            onChange(startExample(chosen, exampleKey + 1));
          }}
        />
      )}
      <fieldset className={styles.who}>
        <legend>{TEXTS.simulator.firstRound}</legend>
        {[true, false].map((part) => (
          <label key={String(part)}>
            <input
              type="radio"
              name={group}
              checked={participated === part}
              onChange={() => {
                onChange(updateInputs(day, { participated: part }));
              }}
            />
            {part ? TEXTS.simulator.tookPart : TEXTS.simulator.satOut}
          </label>
        ))}
      </fieldset>
      <div className={styles.bids}>
        {round.parcels.map(({ name, highBid }, index) => (
          <BidField
            key={`${String(exampleKey)} ${name}`}
            label={TEXTS.simulator.highBid.fill({ parcel: name })}
            bid={highBids[index] ?? 0}
            around={highBid}
            onChange={(bid) => {
              onChange(
                updateInputs(day, { highBids: highBids.map((other, at) => (at === index ? bid : other)) }),
              );
            }}
          />
        ))}
        <BidField
          key={exampleKey}
          label={TEXTS.simulator.yourBid}
          bid={blockBid}
          around={round.block.bid}
          onChange={(bid) => {
            onChange(updateInputs(day, { blockBid: bid }));
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{useAnnouncement(announcement)}</span>
      </VisuallyHidden>
    </div>
  );
}
