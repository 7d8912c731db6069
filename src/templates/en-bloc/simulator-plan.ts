import type { EnBlocResult } from '../../model/derive/en-bloc-round';
import type { PlanProps, PlanState } from '../../model/derive/plan/plan-props';
import type { SimulatorStep } from './simulator-state';

/** The build draws every parcel with bidding on it. */
const built = 'bidding now';

interface Look {
  readonly state: PlanState;
  readonly words: string;
  /** Whether the line around the block is drawn. */
  readonly block: boolean;
}

function appearanceAt(step: SimulatorStep, { kind }: EnBlocResult): Look {
  switch (step) {
    case 'parcels open':
      return { state: 'bidding now', words: built, block: false };
    case 'parcels close':
    case 'gap':
      return { state: 'other', words: 'high bid stands', block: false };
    case 'block opens':
      return { state: 'bidding now', words: 'bidding now en bloc', block: true };
    case 'block closes':
      return { state: 'sold', words: kind === 'block' ? 'sold en bloc' : 'sold', block: kind === 'block' };
  }
}

/** The plan of the parcels at a moment of the day. */
export function simulatorPlan(plan: PlanProps, step: SimulatorStep, result: EnBlocResult): PlanProps {
  const { state, words, block } = appearanceAt(step, result);
  return {
    ...plan,
    label: plan.label.replaceAll(`, ${built}`, `, ${words}`),
    parcels: plan.parcels.map((parcel) => ({ ...parcel, state })),
    blocks: block ? plan.blocks : [],
  };
}
