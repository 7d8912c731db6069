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
  const [sum, bid] = [standardCurrency(result.parcelTotal), standardCurrency(blockBid)];
  switch (result.reason) {
    case 'sat out':
      return TEXTS.simulator.notEligible;
    case 'not over the sum':
      return TEXTS.simulator.notOverSum.fill({ bid, sum });
    case 'within the margin':
      return TEXTS.simulator.withinMargin.fill({
        bid,
        sum,
        short: standardCurrency(result.short),
        least: standardCurrency(result.minimumBid),
      });
  }
}

/** Describes the outcome of the day in two sentences. */
export function outcomeText(result: EnBlocResult, blockBid: number): Outcome {
  if (result.kind === 'parcels')
    return { headline: TEXTS.simulator.parcelsWin, reason: parcelsReason(result, blockBid) };
  return {
    headline: TEXTS.simulator.blockWins.fill({ bid: standardCurrency(blockBid) }),
    reason:
      result.over === 0
        ? TEXTS.simulator.exactly
        : TEXTS.simulator.more.fill({ over: standardCurrency(result.over) }),
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
        title: TEXTS.simulator.parcelsOpen,
        ...at(times?.opens),
        line: TEXTS.simulator.parcelsOpenText,
      };
    case 'parcels close':
      return {
        title: TEXTS.simulator.parcelsClose,
        ...at(times?.closes),
        line: TEXTS.simulator.parcelsCloseText.fill({ sum: standardCurrency(result.parcelTotal) }),
      };
    case 'gap':
      return {
        title: TEXTS.simulator.gap.fill({ length: plural(minutes, 'minute') }),
        line: TEXTS.simulator.gapText.fill({ least: standardCurrency(result.minimumBid) }),
      };
    case 'block opens':
      return {
        title: TEXTS.simulator.blockOpens,
        ...at(times?.enBlocOpens),
        line: day.participated ? TEXTS.simulator.mayBid : TEXTS.simulator.mayWatch,
      };
    case 'block closes':
      return {
        title: TEXTS.simulator.blockCloses,
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
