import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules, exampleSale } from '../model/derive/sale.example';
import { saleLots } from '../model/derive/lots';
import { startToSold, startToSoldRow } from './start-to-sold';

function rowsOf(sale = exampleSale(), status: 'completed' | 'live' = 'completed') {
  return startToSold({ sale, lots: saleLots(sale, exampleRules), status });
}

describe('startToSold', () => {
  it('has land that sold en bloc once, and no parcel of it', () => {
    expect(rowsOf().map(({ name, sold }) => [name, sold?.[0]])).toEqual([
      [expect.stringMatching(/^En bloc/), '$2,075,000'],
    ]);
  });

  it('leaves out land that did not sell, and everything until the sale is completed', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1', startingBid: 330_000, acceptedBid: 472_000, titledAcres: 157.2 }),
      exampleParcel({ slug: 'parcel-2', startingBid: 165_000 }),
    ];
    const sale = exampleSale({ parcels, enBlocs: [] });
    expect(rowsOf(sale)).toEqual([
      {
        href: '/auctions/souris-flats/parcels/parcel-1/',
        name: 'Parcel 1',
        note: '157.2 ac',
        start: ['$330,000', '$2,099/ac'],
        sold: ['$472,000', '$3,003/ac'],
        change: '+43%',
        rise: [2099, 3003],
      },
    ]);
    expect(rowsOf(sale, 'live')).toEqual([]);
  });
});

describe('startToSoldRow', () => {
  it.each([
    [100_000, 90_000, '−10%'],
    [100_000, 100_000, '0%'],
    [100_000, 99_900, '0%'],
    [0, 100_000, '–'],
  ])('from %d to %d changes by %s', (startingBid, price, change) => {
    expect(startToSoldRow({ startingBid, price, titledAcres: 100 }, '/', 'Land').change).toBe(change);
  });
});
