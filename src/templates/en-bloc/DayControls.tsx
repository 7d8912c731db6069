import { useEffect, useId, useRef, useState } from 'react';
import type { RoundProps } from './props';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import { BidField } from './BidField';
import * as styles from './DayControls.module.css';
import { beginDay, changeDay, isUnchanged, type DayState } from './day-state';
import { DayExamples } from './DayExamples';

/** How long figures must rest before they are spoken, in milliseconds: a slider passes many. */
const restMs = 800;

/** A text once it has stayed the same for a while; nothing before it has first changed. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (rested === '' && text === first.current) return undefined;
    const timer = setTimeout(() => {
      setRested(text);
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, rested]);
  return rested;
}

export interface DayControlsProps {
  readonly rounds: readonly RoundProps[];
  readonly day: DayState;
  /** What the moment comes to, for those who hear it. */
  readonly spoken: string;
  readonly onChange: (day: DayState) => void;
}

/** What a visitor can change of an en bloc day: the bids, and whether the bidder took part. */
export function DayControls({ rounds, day, spoken, onChange }: DayControlsProps) {
  const group = useId();
  const { round, highBids, blockBid, tookPart, turn } = day;
  return (
    <div className={styles.controls}>
      <DayExamples
        rounds={rounds}
        current={isUnchanged(day) ? round : null}
        onChoose={(chosen) => {
          onChange(beginDay(chosen, turn + 1));
        }}
      />
      <fieldset className={styles.who}>
        <legend>You, in the first round</legend>
        {[true, false].map((part) => (
          <label key={String(part)}>
            <input
              type="radio"
              name={group}
              checked={tookPart === part}
              onChange={() => {
                onChange(changeDay(day, { tookPart: part }));
              }}
            />
            {part ? 'I bid on a parcel' : 'I did not bid'}
          </label>
        ))}
      </fieldset>
      <div className={styles.bids}>
        {round.parcels.map(({ name, highBid }, index) => (
          <BidField
            key={`${String(turn)} ${name}`}
            label={`${name}, high bid`}
            bid={highBids[index] ?? 0}
            around={highBid}
            onChange={(bid) => {
              onChange(
                changeDay(day, { highBids: highBids.map((other, at) => (at === index ? bid : other)) }),
              );
            }}
          />
        ))}
        <BidField
          key={turn}
          label="Your bid on the block"
          bid={blockBid}
          around={round.block.bid}
          onChange={(bid) => {
            onChange(changeDay(day, { blockBid: bid }));
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{useRested(spoken)}</span>
      </VisuallyHidden>
    </div>
  );
}
