import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumBids, enBlocResult, minimumBlockBid } from './en-bloc-round';

const highBids = [770_000, 385_000, 795_000];

describe('minimumBlockBid', () => {
  it.each([
    [1_950_000, 1, 1_969_500],
    [1_950_000, 0, 1_950_001],
    [1_000_000, 1.1, 1_011_000],
    [333, 1, 337],
    [0, 1, 1],
  ])('over %d by %d percent is %d', (sum, percent, least) => {
    expect(minimumBlockBid(sum, percent)).toBe(least);
  });

  const sums = fc.integer({ min: 1, max: 1_000_000_000 });
  const percents = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);

  it('beats the sum by the margin, and one dollar less does not', () => {
    fc.assert(
      fc.property(sums, percents, (sum, percent) => {
        const wins = (bid: number) =>
          bid > sum && BigInt(bid - sum) * 10_000n >= BigInt(sum) * BigInt(Math.round(percent * 100));
        const least = minimumBlockBid(sum, percent);
        expect([wins(least), wins(least - 1)]).toEqual([true, false]);
      }),
    );
  });
});

describe('enBlocResult', () => {
  it.each([
    [2_075_000, { kind: 'block', over: 105_500 }],
    [1_969_500, { kind: 'block', over: 0 }],
    [1_969_499, { kind: 'parcels', reason: 'within the margin', short: 1 }],
    [1_950_000, { kind: 'parcels', reason: 'not over the sum', short: 19_500 }],
  ])('with a block bid of %d', (blockBid, result) => {
    expect(enBlocResult({ highBids, blockBid, participated: true }, 1)).toEqual({
      parcelTotal: 1_950_000,
      minimumBid: 1_969_500,
      ...result,
    });
  });

  it('refuses a bid of a bidder who missed the first round, however high', () => {
    expect(enBlocResult({ highBids, blockBid: 9_000_000, participated: false }, 1)).toMatchObject({
      kind: 'parcels',
      reason: 'sat out',
      short: 0,
    });
  });

  const money = fc.integer({ min: 1, max: 50_000_000 });
  const rounds = fc.record({
    highBids: fc.array(money, { minLength: 2, maxLength: 8 }),
    blockBid: money,
    participated: fc.boolean(),
  });
  const percents = fc.integer({ min: 0, max: 50 });

  it('never gives the seller less than the parcels together', () => {
    fc.assert(
      fc.property(rounds, percents, (round, percent) => {
        const { kind, parcelTotal } = enBlocResult(round, percent);
        expect(kind === 'block' ? round.blockBid : parcelTotal).toBeGreaterThanOrEqual(
          sumBids(round.highBids),
        );
      }),
    );
  });

  it('is not lost by a higher block bid, nor won by a higher bid on a parcel', () => {
    fc.assert(
      fc.property(rounds, percents, money, (round, percent, more) => {
        const before = enBlocResult(round, percent).kind;
        const higherBlock = enBlocResult({ ...round, blockBid: round.blockBid + more }, percent).kind;
        const [first = 0, ...others] = round.highBids;
        const higherParcel = enBlocResult({ ...round, highBids: [first + more, ...others] }, percent).kind;
        if (before === 'block') expect(higherBlock).toBe('block');
        else expect(higherParcel).toBe('parcels');
      }),
    );
  });

  it('does not depend on the order of the parcels', () => {
    fc.assert(
      fc.property(rounds, percents, (round, percent) => {
        const turned = { ...round, highBids: [...round.highBids].reverse() };
        expect(enBlocResult(turned, percent)).toEqual(enBlocResult(round, percent));
      }),
    );
  });
});
