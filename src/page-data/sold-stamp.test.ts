import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../model/derive/sale.example';
import { template } from '../lib/template';
import { soldStamp } from './sold-stamp';

const words = {
  sold: template<'sold' | 'all'>('{sold} of {all} sold'),
  soldAll: 'Sold',
  soldEnBloc: 'Sold en bloc',
};

function parcelsWith(...bids: readonly (number | undefined)[]) {
  const parcels = bids.map((bid, index) =>
    exampleParcel({
      slug: `parcel-${String(index + 1)}`,
      ...(bid !== undefined && { acceptedBid: bid }),
    }),
  );
  return exampleSale({ parcels, enBlocs: [] });
}

describe('soldStamp', () => {
  it.each([
    ['Sold', parcelsWith(300_000, 310_000)],
    ['1 of 2 sold', parcelsWith(300_000, undefined)],
    ['Sold en bloc', exampleSale()],
    [null, parcelsWith(undefined)],
  ])('is %s by the results', (stamp, sale) => {
    expect(soldStamp({ sale, status: 'completed' }, words)).toBe(stamp);
  });

  it('is that of a lot on its page', () => {
    const sale = parcelsWith(300_000, undefined);
    expect(soldStamp({ sale, status: 'completed' }, words, ['parcel-1'])).toBe('Sold');
    expect(soldStamp({ sale, status: 'completed' }, words, ['parcel-2'])).toBeNull();
  });

  it('is null before the close, whatever the content says', () => {
    expect(soldStamp({ sale: parcelsWith(300_000), status: 'live' }, words)).toBeNull();
  });
});
