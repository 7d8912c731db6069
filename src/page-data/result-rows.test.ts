import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { resultStats } from './result-rows';
import { exampleSaleContext } from './sale-context.example';

const enBloc = exampleSaleContext();
const half = exampleSaleContext({
  parcels: [
    exampleParcel({ slug: 'parcel-1', acceptedBid: 400_000 }),
    exampleParcel({ slug: 'parcel-2', startingBid: 165_000 }),
  ],
  enBlocs: [],
});

describe('resultStats', () => {
  it('counts land for sale, unless there is none', () => {
    const labels = (...sales: Parameters<typeof resultStats>[0]) =>
      resultStats(sales).map(({ label }) => label);
    const upcoming = exampleSaleContext({ slug: 'next' }, new Date('2026-03-01T12:00:00Z'));
    expect(labels(enBloc, upcoming)).toEqual(['Sold so far', 'Median price', 'For sale', 'Not sold']);
    expect(labels(enBloc)).toEqual(['Sold so far', 'Median price', 'Not sold']);
  });

  it('counts the parcels that did not sell, and lists them only if there are any', () => {
    const notSold = (...sales: Parameters<typeof resultStats>[0]) =>
      resultStats(sales).find(({ label }) => label === 'Not sold');
    expect(notSold(enBloc)).toMatchObject({ value: '0', note: 'parcels' });
    expect(notSold(half)).toMatchObject({ value: '1', note: 'parcel. We list those too.' });
    expect(notSold(half, half)).toMatchObject({ value: '2', note: 'parcels. We list those too.' });
  });
});
