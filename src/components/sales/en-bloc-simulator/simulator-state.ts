import type { EnBlocRound } from '../../../model/derive/en-bloc-round';
import type { EnBlocRoundProps } from '../../../page-data/en-bloc-round';

/** The moments of the day, in order. */
export const simulatorSteps = [
  'parcels open',
  'parcels close',
  'gap',
  'block opens',
  'block closes',
] as const;

export type SimulatorStep = (typeof simulatorSteps)[number];

/** Choices of the visitor. */
export interface SimulatorState extends EnBlocRound {
  /** The example that the figures began with. */
  readonly round: EnBlocRoundProps;
  readonly step: SimulatorStep;
  /** Counts the examples that were chosen, so that fields detect a new one. */
  readonly exampleKey: number;
}

/** The day of an example, at its end. */
export function startExample(round: EnBlocRoundProps, exampleCount = 0): SimulatorState {
  return {
    round,
    highBids: round.parcels.map(({ highBid }) => highBid),
    blockBid: round.block.bid,
    participated: true,
    step: 'block closes',
    exampleKey: exampleCount,
  };
}

/** Changes a figure or the bidder, and goes to the end of the day, which shows the outcome. */
export function updateInputs(day: SimulatorState, change: Partial<EnBlocRound>): SimulatorState {
  return { ...day, ...change, step: 'block closes' };
}

/** Steps forward or back; after the end the day begins again. */
export function moveStep(day: SimulatorState, by: 1 | -1): SimulatorState {
  const count = simulatorSteps.length;
  const next = simulatorSteps[(simulatorSteps.indexOf(day.step) + by + count) % count];
  return { ...day, step: next ?? day.step };
}

/** Returns whether the figures are still those of the example. */
export function isUnchanged({ round, highBids, blockBid, participated }: SimulatorState): boolean {
  return (
    participated &&
    blockBid === round.block.bid &&
    round.parcels.every(({ highBid }, index) => highBid === highBids[index])
  );
}
