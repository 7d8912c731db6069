import { biddingHours } from '../model/derive/times';
import { minimumBlockBid, sumBids } from '../model/derive/en-bloc-round';
import { formatTimeOfDay } from '../model/derive/dates';
import type { PlanProps } from '../model/derive/plan/plan-props';
import { salePlan } from '../model/derive/plan/sale-plan';
import type { EnBloc } from '../model/schema/parcel';
import type { LinkProps } from './common-props';
import { membersOf } from './lot-members';
import type { SaleContext } from './sale-context';

/** A day on which parcels and then their block are bid on; visitors change its figures. Whole dollars and acres. */
export interface EnBlocRoundProps {
  readonly title: string;
  /** Source of the figures. */
  readonly text: string;
  /** Null on the page of the sale itself. */
  readonly sale: LinkProps | null;
  readonly parcels: readonly {
    readonly name: string;
    readonly titledAcres: number;
    readonly highBid: number;
  }[];
  readonly block: { readonly name: string; readonly titledAcres: number; readonly bid: number };
  /** On the clock of the sale, such as 11:15 AM CST; null for a sale without times. */
  readonly times: {
    readonly opens: string;
    readonly closes: string;
    readonly enBlocOpens: string;
    readonly enBlocCloses: string;
  } | null;
  /** With bidding on every parcel; null if the land has no plan. */
  readonly plan: PlanProps | null;
}

/** The rule of an en bloc round. */
export interface EnBlocRules {
  /** Time between the close of the parcels and the en bloc opening. */
  readonly minutes: number;
  /** Margin by which the block has to beat the sum. */
  readonly percent: number;
}

/** From the first opening to the last close of the group's own parcels, after which its round opens. */
function timesOf({ lots, zone }: SaleContext, group: string): EnBlocRoundProps['times'] {
  const block = lots.find(({ slug }) => slug === group);
  if (block?.opensAt == null || block.closesAt === null) return null;
  const { opensAt, closesAt } = biddingHours(membersOf({ lots }, block));
  if (opensAt === null || closesAt === null) return null;
  return {
    opens: formatTimeOfDay(opensAt, zone),
    closes: formatTimeOfDay(closesAt, zone),
    enBlocOpens: formatTimeOfDay(block.opensAt, zone),
    enBlocCloses: formatTimeOfDay(block.closesAt, zone),
  };
}

type Figures = Pick<EnBlocRoundProps, 'title' | 'text' | 'sale'> & {
  readonly highBids: readonly number[];
  readonly blockBid: number;
};

/** A day of a sale with one of its groups. */
export function enBlocRound(saleContext: SaleContext, group: EnBloc, figures: Figures): EnBlocRoundProps {
  const { sale, lots } = saleContext;
  const { highBids, blockBid, ...words } = figures;
  const members = sale.parcels.filter((parcel) => group.parcels.includes(parcel.slug));
  return {
    ...words,
    parcels: members.map(({ name, titledAcres }, index) => ({
      name,
      titledAcres,
      highBid: highBids[index] ?? 0,
    })),
    block: {
      name: group.name,
      titledAcres: lots.find((lot) => lot.slug === group.slug)?.titledAcres ?? 0,
      bid: blockBid,
    },
    times: timesOf(saleContext, group.slug),
    plan: salePlan({ ...sale, parcels: members, enBlocs: [group] }, 'live', 'page'),
  };
}

const bidRounding = 10_000;

/**
 * The days of a sale that is still to close, one for each group: each parcel at its starting bid, and the block at the
 * first round bid that takes it.
 *
 * @param text Describes the source of the figures.
 */
export function saleRounds(
  saleContext: SaleContext,
  { percent }: Pick<EnBlocRules, 'percent'>,
  text: string,
): EnBlocRoundProps[] {
  const { sale } = saleContext;
  return sale.enBlocs.map((group) => {
    const highBids = sale.parcels
      .filter(({ slug }) => group.parcels.includes(slug))
      .map(({ startingBid }) => startingBid);
    const least = minimumBlockBid(sumBids(highBids), percent);
    const blockBid = Math.ceil(least / bidRounding) * bidRounding;
    return enBlocRound(saleContext, group, { title: group.name, text, sale: null, highBids, blockBid });
  });
}
