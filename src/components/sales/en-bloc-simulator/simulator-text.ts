import { standardCurrency } from '../../../lib/money';
import { plural } from '../../../lib/plural';
import type { EnBlocResult } from '../../../model/derive/en-bloc-round';
import type { EnBlocRules } from '../../../page-data/en-bloc-round';
import { simulatorSteps, type SimulatorState, type SimulatorStep } from './simulator-state';

interface Outcome {
  readonly headline: string;
  readonly reason: string;
}

function parcelsReason(result: EnBlocResult & { readonly kind: 'parcels' }, blockBid: number): string {
  const [sum, least, bid] = [result.parcelTotal, result.minimumBid, blockBid].map(standardCurrency);
  switch (result.reason) {
    case 'sat out':
      return 'The block bid does not count: only those who bid on a parcel may bid on the block.';
    case 'not over the sum':
      return `The block bid of ${bid ?? ''} does not beat the parcels’ ${sum ?? ''}.`;
    case 'within the margin':
      return `The block bid of ${bid ?? ''} beats the parcels’ ${sum ?? ''}, but is ${standardCurrency(result.short)} short of the ${least ?? ''} that it has to reach.`;
  }
}

/** Describes the outcome of the day in two sentences. */
export function outcomeText(result: EnBlocResult, blockBid: number): Outcome {
  if (result.kind === 'parcels')
    return { headline: 'The parcels sell one by one.', reason: parcelsReason(result, blockBid) };
  const over = result.over === 0 ? 'exactly' : `${standardCurrency(result.over)} more than`;
  return {
    headline: `The block sells for ${standardCurrency(blockBid)}.`,
    reason: `That is ${over} what it has to reach. The bids on the parcels fall away, and their bidders owe nothing.`,
  };
}

interface StepText {
  readonly title: string;
  readonly dateText?: string;
  readonly line: string;
}

/** A moment of the day on the timeline. */
function stepText(
  step: SimulatorStep,
  day: SimulatorState,
  result: EnBlocResult,
  { minutes }: EnBlocRules,
): StepText {
  const { times } = day.round;
  const at = (moment: string | undefined) => (moment === undefined ? {} : { dateText: moment });
  switch (step) {
    case 'parcels open':
      return {
        title: 'The parcels open',
        ...at(times?.opens),
        line: 'Registered bidders bid on each parcel separately.',
      };
    case 'parcels close':
      return {
        title: 'The parcels close',
        ...at(times?.closes),
        line: `The high bids stand. Total: ${standardCurrency(result.parcelTotal)}.`,
      };
    case 'gap':
      return {
        title: `A break of ${plural(minutes, 'minute')}`,
        line: `Add up the bids: the block has to reach ${standardCurrency(result.minimumBid)}.`,
      };
    case 'block opens':
      return {
        title: 'En bloc opens',
        ...at(times?.enBlocOpens),
        line: day.participated
          ? 'You bid on a parcel, so you may bid on the block if you qualify.'
          : 'You did not bid on a parcel, so you may only watch.',
      };
    case 'block closes':
      return {
        title: 'En bloc closes',
        ...at(times?.enBlocCloses),
        line: outcomeText(result, day.blockBid).headline,
      };
  }
}

type Progress = 'done' | 'next' | 'later';

/** The day as a timeline, at the current moment of the simulation. */
export function timelineSteps(day: SimulatorState, result: EnBlocResult, rules: EnBlocRules) {
  const current = simulatorSteps.indexOf(day.step);
  return simulatorSteps.map((step, index) => {
    const { line, ...text } = stepText(step, day, result, rules);
    const state: Progress = index < current ? 'done' : index === current ? 'next' : 'later';
    return { ...text, lines: [line], state, dashed: step === 'gap' || step === 'block opens' };
  });
}

/** Describes the moment for screen readers. */
export function stepAnnouncement(day: SimulatorState, result: EnBlocResult, rules: EnBlocRules): string {
  if (day.step === 'block closes') {
    const { headline, reason } = outcomeText(result, day.blockBid);
    return `${headline} ${reason}`;
  }
  const { title, dateText, line } = stepText(day.step, day, result, rules);
  return `${[title, dateText].filter(Boolean).join(', ')}. ${line}`;
}
