import { describe, expect, it } from '@jest/globals';
import { median, saleResult, soldLots } from './results';
import { exampleParcel, exampleSale } from './sale.example';

describe('saleResult', () => {
  it('counts land sold en bloc once', () => {
    const result = saleResult(exampleSale());
    expect(result).toEqual({
      soldFor: 2_075_000,
      titledAcres: 798.2,
      cultivatedAcres: 744,
      soldAs: 'en bloc',
      unsoldParcels: 0,
    });
  });

  it('adds up the parcels that sold and counts the others', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1', titledAcres: 157.2, acceptedBid: 472_000 }),
      exampleParcel({ slug: 'parcel-2', titledAcres: 313.9, acceptedBid: 918_000 }),
      exampleParcel({ slug: 'parcel-3', titledAcres: 159, acceptedBid: 541_000 }),
      exampleParcel({ slug: 'parcel-4', titledAcres: 160 }),
    ];
    expect(saleResult(exampleSale({ parcels, enBlocs: [] }))).toMatchObject({
      soldFor: 1_931_000,
      titledAcres: 630.1,
      soldAs: '3 of 4 parcels',
      unsoldParcels: 1,
    });
  });

  it('keeps a block that won apart from parcels that sold beside it', () => {
    const parcels = ['parcel-1', 'parcel-2', 'parcel-3'].map((slug) => exampleParcel({ slug }));
    const third = exampleParcel({ slug: 'parcel-3', acceptedBid: 400_000 });
    const block = {
      slug: 'west',
      name: 'West',
      parcels: ['parcel-1', 'parcel-2'],
      startingBid: 1,
      acceptedBid: 900_000,
    };
    const sale = exampleSale({ parcels: [...parcels.slice(0, 2), third], enBlocs: [block] });
    expect(soldLots(sale).map(({ slug }) => slug)).toEqual(['west', 'parcel-3']);
    expect(saleResult(sale)).toMatchObject({ soldFor: 1_300_000, titledAcres: 480, soldAs: 'all parcels' });
  });

  it('counts the block alone where its parcels also carry their first-round bids', () => {
    const bids = [770_000, 385_000, 795_000];
    const { parcels, ...rest } = exampleSale();
    const sale = { ...rest, parcels: parcels.map((parcel, i) => ({ ...parcel, acceptedBid: bids[i] })) };
    expect(saleResult(sale)).toMatchObject({ soldFor: 2_075_000, titledAcres: 798.2, soldAs: 'en bloc' });
  });

  it('does not count the only parcel of a sale', () => {
    const parcels = [exampleParcel({ slug: 'parcel-1', acceptedBid: 472_000 })];
    expect(saleResult(exampleSale({ parcels, enBlocs: [] }))).toMatchObject({
      soldFor: 472_000,
      soldAs: null,
    });
  });

  it('is null when nothing sold', () => {
    expect(saleResult(exampleSale({ enBlocs: [] }))).toBeNull();
  });
});

describe('median', () => {
  it('takes the middle, the mean of two middles, or nothing', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});
