import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { saleCard } from './sale-card';
import { exampleSaleContext } from './sale-context.example';

const offered = new Date('2026-03-01T12:00:00Z');

function priceOf(...given: Parameters<typeof exampleSaleContext>): string {
  const { price, priceNote } = saleCard({ picture: () => null }, exampleSaleContext(...given));
  return `${price} ${priceNote}`;
}

describe('the price on the card of a sale', () => {
  it('is the range of starting bids, and then the price of the block', () => {
    expect(priceOf({}, offered)).toBe('$260K – $530K starting bids by parcel');
    expect(priceOf({ state: 'postponed' })).toBe('$260K – $530K starting bids, may change');
    expect(priceOf({ enBlocs: [] })).toBe('$260K – $530K starting bids, results to come');
    expect(priceOf()).toBe('$2.075M sold en bloc');
  });

  it('is that of the parcels that sold beside a block', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1' }),
      exampleParcel({ slug: 'parcel-2' }),
      exampleParcel({ slug: 'parcel-3', acceptedBid: 300_000 }),
    ];
    const members = ['parcel-1', 'parcel-2'];
    const west = { slug: 'west', name: 'West', parcels: members, startingBid: 1, acceptedBid: 900_000 };
    expect(priceOf({ parcels, enBlocs: [west] })).toBe('$300K accepted bids, by parcel');
  });

  it('is left out once the land is no longer offered', () => {
    expect(priceOf({ state: 'withdrawn' })).toBe('– no longer offered');
  });

  it('is one bid if there is one parcel', () => {
    const sale = { parcels: [exampleParcel({ slug: 'parcel-1' })], enBlocs: [] };
    expect(priceOf(sale, offered)).toBe('$300K starting bid');
    expect(priceOf({ ...sale, nothingSold: true })).toBe('$300K starting bid, not sold');
    const parcels = [exampleParcel({ slug: 'parcel-1', acceptedBid: 400_000 })];
    expect(priceOf({ parcels, enBlocs: [] })).toBe('$400K accepted bid');
  });
});
