import { noValue } from '../../../lib/no-value';
import { planAtStatus } from '../../../model/derive/plan/plan-at-status';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import type { CurrentStatus } from '../../../model/derive/status';
import type { DatedMomentProps, SaleCardProps } from '../../../page-data/common-props';

/** Texts of a card at a status. */
export interface CardTexts {
  /** Opens, Begins to close, Closed, a neutral Date, or the reason for not having a date. */
  readonly dateLabel: string;
  readonly date: DatedMomentProps | null;
  /** Such as 945.3 ac for sale. */
  readonly area: string;
  /** Such as $240K – $650K; a dash for land that is no longer available. */
  readonly price: string;
  /** Text beside the price, such as for sale, starting bids by parcel. */
  readonly priceNote: string;
  /** True while the land can be bid on, now or later. */
  readonly forSale: boolean;
  readonly plan: PlanProps | null;
}

type Dated = Pick<SaleCardProps, 'opensAt' | 'firstCloseAt' | 'closesAt'>;

type CardFacts = Dated & Pick<SaleCardProps, 'area' | 'plan' | 'price' | 'priceNote' | 'schedule'>;

/** Returns the date of a card: bidding begins to close with the first parcel, and is closed with the last. */
function cardDate(
  { opensAt, firstCloseAt, closesAt }: Dated,
  status: CurrentStatus,
): Pick<CardTexts, 'dateLabel' | 'date'> {
  if (status === 'postponed') return { dateLabel: TEXTS.saleCards.newDate, date: null };
  if (status === 'withdrawn' || opensAt === null || firstCloseAt === null || closesAt === null)
    return { dateLabel: TEXTS.saleCards.noDate, date: null };
  if (status === 'upcoming') return { dateLabel: TEXTS.saleCards.opens, date: opensAt };
  if (status === 'unknown')
    return {
      dateLabel: TEXTS.saleCards.date,
      date: { ...opensAt, text: `${opensAt.text} to ${closesAt.text.replace(`${opensAt.day} at `, '')}` },
    };
  return status === 'live'
    ? { dateLabel: TEXTS.saleCards.closes, date: firstCloseAt }
    : { dateLabel: TEXTS.saleCards.closed, date: closesAt };
}

/**
 * Returns the note on the price of a sale that closed since the build; the built note begins with the kind of price.
 */
function closedNote(builtNote: string): string {
  const [starting] = /^starting bids?/.exec(builtNote) ?? ['starting bids'];
  return `${starting}, results to come`;
}

function noteAt(
  { priceNote, schedule }: Pick<CardFacts, 'priceNote' | 'schedule'>,
  status: CurrentStatus,
): string {
  if (status === 'withdrawn') return 'no longer offered';
  if (status !== 'completed') return `for sale, ${priceNote}`;
  return status === schedule.status ? priceNote : closedNote(priceNote);
}

/** Returns the texts of a card for the current status of its sale, which may have changed since the build. */
export function cardTexts(card: CardFacts, status: CurrentStatus): CardTexts {
  const { area, plan, price, schedule } = card;
  const forSale = status !== 'completed' && status !== 'withdrawn';
  return {
    ...cardDate(card, status),
    area: forSale ? `${area} for sale` : area,
    price: status === 'withdrawn' ? noValue : price,
    priceNote: noteAt(card, status),
    forSale,
    plan: plan === null ? null : planAtStatus(plan, schedule.status, status),
  };
}
