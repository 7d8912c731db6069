import { lastMinutesInWords, minutesInWords } from '../lib/number-words';
import { zoneOffsetMinutes } from '../lib/time-zones';
import { closesApart } from '../model/derive/closes-apart';
import { formatEnBlocDate, formatShortDateTime, formatTimeOfDay } from '../model/derive/dates';
import { inSentence, type Lot, type SaleRules } from '../model/derive/lots';
import { enBlocBidders } from './en-bloc-rule';
import type { SaleContext } from './sale-context';

/** A step of a sale on its timeline. */
export interface SaleStepProps {
  readonly title: string;
  /** Its time, as an ISO 8601 instant. */
  readonly at: string;
  /** Offset of the sale's zone at that time, in minutes east of UTC: a clock may change between steps. */
  readonly offsetMinutes: number;
  /** The formatted time. */
  readonly text: string;
  /** A sentence about it; empty if the step needs none. */
  readonly note: string;
  /** True when the step may be left out: bidding on a group takes place only if there is a bid on it. */
  readonly conditional: boolean;
}

/** The verb for the posted time of a close: closes, or begins to close if late bids put it off. */
export function closesWord({ extensionMinutes }: Pick<SaleRules, 'extensionMinutes'>): string {
  return extensionMinutes === 0 ? 'closes' : 'begins to close';
}

/** The rule for late bids in a sentence; empty if bids do not put off the close. */
export function lateBidsNote({ extensionMinutes }: Pick<SaleRules, 'extensionMinutes'>): string {
  if (extensionMinutes === 0) return '';
  return `A bid in the last ${lastMinutesInWords(extensionMinutes)} adds ${minutesInWords(extensionMinutes)}.`;
}

type Closes = Readonly<Record<'firstCloseAt' | 'closesAt', Date>>;

/** A note on the end of bidding, for calendars, which show a fixed end; empty if that is the end of all bidding. */
export function closeNote(rules: SaleRules, closes: Closes, zone: string): string {
  const { firstCloseAt, closesAt } = closes;
  const note = lateBidsNote(rules);
  if (closesApart(closes)) {
    const [first, last] = [formatShortDateTime(firstCloseAt, zone), formatShortDateTime(closesAt, zone)];
    return `The first parcel ${closesWord(rules)} on ${first}, the last on ${last}. ${note}`.trim();
  }
  return note === '' ? '' : `Bidding begins to close at ${formatTimeOfDay(closesAt, zone)}. ${note}`;
}

/** The rounds of some groups in the order of their opening; with several, the titles have the names of the groups. */
export function enBlocRounds(groups: readonly Lot[]): { title: string; group: Lot; start: Date }[] {
  const titleOf = ({ name }: Lot) =>
    groups.length > 1 ? `Bidding on ${inSentence(name)}` : 'En bloc bidding';
  return groups
    .flatMap((group) =>
      group.opensAt === null ? [] : { title: titleOf(group), group, start: group.opensAt },
    )
    .sort((a, b) => a.start.getTime() - b.start.getTime());
}

function enBlocSteps({ lots, zone }: SaleContext, rules: SaleRules): SaleStepProps[] {
  const groups = lots.filter(({ enBloc }) => enBloc);
  const starts = new Set(groups.map(({ opensAt }) => opensAt?.getTime()));
  // Rounds that open together are one step.
  return enBlocRounds(starts.size > 1 ? groups : groups.slice(0, 1)).map(({ title, start }) => ({
    title,
    at: start.toISOString(),
    offsetMinutes: zoneOffsetMinutes(zone, start),
    text: formatEnBlocDate(start, zone),
    note: `Opens ${minutesInWords(rules.enBlocDelayMinutes)} after its parcels close, ${enBlocBidders}.`,
    conditional: true,
  }));
}

/** Steps of a sale in their order; none while a sale has no date. En bloc shows the date only. */
export function saleSteps(saleContext: SaleContext, rules: SaleRules): SaleStepProps[] {
  const { sale, times, status, zone } = saleContext;
  const { opensAt, firstCloseAt, closesAt } = times;
  if (opensAt === null || firstCloseAt === null || closesAt === null) return [];
  if (status === 'postponed' || status === 'withdrawn') return [];
  const registerBy = sale.registerBy === undefined ? null : new Date(sale.registerBy);
  const step = (title: string, at: Date, note: string, prefix = ''): SaleStepProps => ({
    title,
    at: at.toISOString(),
    offsetMinutes: zoneOffsetMinutes(zone, at),
    text: prefix + formatShortDateTime(at, zone),
    note,
    conditional: false,
  });
  return [
    ...(registerBy === null ? [] : [step('Register to bid', registerBy, '', 'By ')]),
    step('Bidding opens', opensAt, ''),
    ...(closesApart({ firstCloseAt, closesAt })
      ? [
          step('Bidding begins to close', firstCloseAt, lateBidsNote(rules)),
          step(`The last parcel ${closesWord(rules)}`, closesAt, ''),
        ]
      : [step(`Bidding ${closesWord(rules)}`, closesAt, lateBidsNote(rules))]),
    ...enBlocSteps(saleContext, rules),
  ];
}
