import type { EnBlocRound } from '../../model/derive/en-bloc-round';
import type { RoundProps } from './props';

/** The moments of the day, in their order. */
export const daySteps = ['parcels open', 'parcels close', 'gap', 'block opens', 'block closes'] as const;

export type DayStep = (typeof daySteps)[number];

/** What a visitor has chosen. */
export interface DayState extends EnBlocRound {
  /** The example that the figures began as. */
  readonly round: RoundProps;
  readonly step: DayStep;
  /** Counts the examples that were chosen, so that fields know when their figure is a new one. */
  readonly turn: number;
}

/** The day of an example, at its end. */
export function beginDay(round: RoundProps, turn = 0): DayState {
  return {
    round,
    highBids: round.parcels.map(({ highBid }) => highBid),
    blockBid: round.block.bid,
    tookPart: true,
    step: 'block closes',
    turn,
  };
}

/** Another figure or another bidder: what it leads to is seen at the end of the day. */
export function changeDay(day: DayState, change: Partial<EnBlocRound>): DayState {
  return { ...day, ...change, step: 'block closes' };
}

/** A step on or back; from the end the day begins again. */
export function moveDay(day: DayState, by: 1 | -1): DayState {
  const count = daySteps.length;
  const next = daySteps[(daySteps.indexOf(day.step) + by + count) % count];
  return { ...day, step: next ?? day.step };
}

/** Whether the figures are still those of the example. */
export function isUnchanged({ round, highBids, blockBid, tookPart }: DayState): boolean {
  return (
    tookPart &&
    blockBid === round.block.bid &&
    round.parcels.every(({ highBid }, index) => highBid === highBids[index])
  );
}
