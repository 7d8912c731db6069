/** Bids on the parcels of a group, and then on the group as a whole, in whole dollars. */
export interface EnBlocRound {
  readonly highBids: readonly number[];
  readonly blockBid: number;
  /** True when the bidder on the block also bid on a parcel, which is required. */
  readonly participated: boolean;
}

interface Threshold {
  /** Sum of the high bids. */
  readonly parcelTotal: number;
  /** The lowest block bid that wins. */
  readonly minimumBid: number;
}

/** Outcome of the round, with the margin. */
export type EnBlocResult = Threshold &
  (
    | { readonly kind: 'block'; readonly over: number }
    | {
        readonly kind: 'parcels';
        readonly reason: 'sat out' | 'not over the sum' | 'within the margin';
        readonly short: number;
      }
  );

/** Adds up the high bids on the parcels. */
export function sumBids(bids: readonly number[]): number {
  return bids.reduce((total, bid) => total + bid, 0);
}

/** The lowest whole bid on a block that beats its parcels by a margin of up to two decimals, in percent. */
export function minimumBlockBid(sum: number, percent: number): number {
  // In hundredths of a percent the product is whole, apart from rounding errors of binary fractions.
  const exact = Math.round(sum * (100 + percent) * 100) / 10_000;
  return Math.max(sum + 1, Math.ceil(exact));
}

/** Decides an en bloc round with a margin in percent. */
export function enBlocResult(
  { highBids, blockBid, participated }: EnBlocRound,
  percent: number,
): EnBlocResult {
  const sum = sumBids(highBids);
  const least = minimumBlockBid(sum, percent);
  if (participated && blockBid >= least)
    return { kind: 'block', parcelTotal: sum, minimumBid: least, over: blockBid - least };
  const short = Math.max(0, least - blockBid);
  const beaten = blockBid <= sum ? 'not over the sum' : 'within the margin';
  return {
    kind: 'parcels',
    parcelTotal: sum,
    minimumBid: least,
    reason: participated ? beaten : 'sat out',
    short,
  };
}
