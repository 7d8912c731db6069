import { describe, expect, it } from '@jest/globals';
import { saleLots } from './lots';
import {
  formatPerAcre,
  hasFinalPrices,
  lotPrice,
  parcelOutcome,
  priceRange,
  pricedCultivatedAcres,
  pricePerAcre,
  totalStartingBids,
} from './prices';
import { exampleParcel, exampleRules, exampleSale } from './sale.example';

const enBlocWon = exampleSale();
const nothingSold = exampleSale({ enBlocs: [] });
const twoSold = exampleSale({
  enBlocs: [],
  parcels: [
    exampleParcel({ slug: 'parcel-1', startingBid: 330_000, acceptedBid: 472_000 }),
    exampleParcel({ slug: 'parcel-2', startingBid: 640_000, acceptedBid: 918_000 }),
    exampleParcel({ slug: 'parcel-3', startingBid: 165_000 }),
  ],
});

describe('priceRange', () => {
  it('spans the starting bids of the parcels and leaves the en bloc out', () => {
    expect(priceRange(enBlocWon, 'upcoming')).toBe('$260K – $530K');
  });

  it('spans the accepted bids once the sale is completed', () => {
    expect(priceRange(twoSold, 'completed')).toBe('$472K – $918K');
    expect(priceRange(twoSold, 'live')).toBe('$165K – $640K');
  });

  it('shows starting bids when nothing sold', () => {
    expect(priceRange(nothingSold, 'completed')).toBe('$260K – $530K');
  });

  it('is the en bloc price where the en bloc won', () => {
    expect(priceRange(enBlocWon, 'completed')).toBe('$2.075M');
  });

  it('shows a single price once', () => {
    expect(
      priceRange(exampleSale({ enBlocs: [], parcels: [exampleParcel({ slug: 'parcel-1' })] }), 'upcoming'),
    ).toBe('$300K');
  });

  it('refuses a sale without parcels', () => {
    expect(() => priceRange({ parcels: [], enBlocs: [] }, 'upcoming')).toThrow('No parcels found in sale');
  });
});

describe('lotPrice', () => {
  const [first, , third] = saleLots(twoSold, exampleRules);
  it('is the accepted bid of a sold lot of a completed sale, otherwise the starting bid', () => {
    expect(first && lotPrice(first, twoSold, 'completed')).toEqual({ kind: 'final', amount: 472_000 });
    expect(first && lotPrice(first, twoSold, 'live')).toEqual({ kind: 'starting', amount: 330_000 });
    expect(third && lotPrice(third, twoSold, 'completed')).toEqual({ kind: 'starting', amount: 165_000 });
  });
});

describe('per acre', () => {
  it('divides by acres and handles land without any', () => {
    expect(formatPerAcre(pricePerAcre(650_000, 318.2) ?? 0)).toBe('$2,043/ac');
    expect(pricePerAcre(260_000, 0)).toBeNull();
  });

  it('divides by cultivated acres only where at least half of the land is cultivated', () => {
    expect(pricedCultivatedAcres({ titledAcres: 160, cultivatedAcres: 80 })).toBe(80);
    expect(pricedCultivatedAcres({ titledAcres: 160, cultivatedAcres: 22 })).toBe(0);
  });
});

describe('outcomes', () => {
  it('distinguish sold, sold en bloc and not sold', () => {
    expect(parcelOutcome(twoSold, 'parcel-1', 'completed')).toBe('sold');
    expect(parcelOutcome(twoSold, 'parcel-3', 'completed')).toBe('not sold');
    expect(parcelOutcome(enBlocWon, 'parcel-2', 'completed')).toBe('sold en bloc');
  });

  it('follows the status before the end', () => {
    expect(parcelOutcome(twoSold, 'parcel-1', 'live')).toBe('bidding now');
    expect(parcelOutcome(twoSold, 'parcel-1', 'withdrawn')).toBe('no longer available');
  });

  it('has final prices only when completed with an accepted bid', () => {
    expect(hasFinalPrices(enBlocWon, 'completed')).toBe(true);
    expect(hasFinalPrices(enBlocWon, 'live')).toBe(false);
    expect(hasFinalPrices(nothingSold, 'completed')).toBe(false);
  });

  it('adds starting bids without the en bloc', () => {
    expect(totalStartingBids(enBlocWon)).toBe(1_310_000);
  });
});
