import type { EnBlocResult } from '../../../model/derive/en-bloc-round';
import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import type { SimulatorStep } from './simulator-state';

/** The build draws every parcel with bidding on it. */
const built = 'bidding now';

interface Appearance {
  readonly state: PlanState;
  readonly outcome: string;
  /** True to draw the line around the block. */
  readonly block: boolean;
}

function appearanceAt(step: SimulatorStep, { kind }: EnBlocResult): Appearance {
  switch (step) {
    case 'parcels open':
      return { state: 'bidding now', outcome: built, block: false };
    case 'parcels close':
    case 'gap':
      return { state: 'other', outcome: 'high bid stands', block: false };
    case 'block opens':
      return { state: 'bidding now', outcome: 'bidding now en bloc', block: true };
    case 'block closes':
      return { state: 'sold', outcome: kind === 'block' ? 'sold en bloc' : 'sold', block: kind === 'block' };
  }
}

/** The plan of the parcels at a moment of the day. */
export function simulatorPlan(plan: PlanProps, step: SimulatorStep, result: EnBlocResult): PlanProps {
  const { state, outcome, block } = appearanceAt(step, result);
  return {
    ...plan,
    label: plan.label.replaceAll(`, ${built}`, `, ${outcome}`),
    parcels: plan.parcels.map((parcel) => ({ ...parcel, state })),
    blocks: block ? plan.blocks : [],
  };
}
