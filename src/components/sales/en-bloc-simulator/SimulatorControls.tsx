import { useId, useState } from 'react';
import { useDebounced } from '../../../ui/interaction/use-debounced';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import type { EnBlocRoundProps } from '../../../page-data/en-bloc-round';
import { BidField } from './BidField';
import * as styles from './SimulatorControls.module.css';
import { startExample, updateInputs, isUnchanged, type SimulatorState } from './simulator-state';
import { SimulatorExamples } from './SimulatorExamples';

/** Time in milliseconds without a change before figures are announced, since a slider passes many. */
const debounceMs = 800;

/** Returns a text once it has been the same for a while; empty before its first change. */
function useAnnouncement(text: string): string {
  const [first] = useState(text);
  const [isChanged, setIsChanged] = useState(false);
  const rested = useDebounced(text, debounceMs);
  if (!isChanged && rested !== first) setIsChanged(true);
  return isChanged ? rested : '';
}

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
  return (
    <div className={styles.controls}>
      {(rounds.length > 1 || !isUnchanged(day)) && (
        <SimulatorExamples
          rounds={rounds}
          current={isUnchanged(day) ? round : null}
          onChoose={(chosen) => {
            onChange(startExample(chosen, exampleKey + 1));
          }}
        />
      )}
      <fieldset className={styles.who}>
        <legend>In the first round</legend>
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
            {part ? 'I bid on a parcel' : 'I did not bid'}
          </label>
        ))}
      </fieldset>
      <div className={styles.bids}>
        {round.parcels.map(({ name, highBid }, index) => (
          <BidField
            key={`${String(exampleKey)} ${name}`}
            label={`${name}, high bid`}
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
