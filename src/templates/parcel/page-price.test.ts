import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../../model/derive/sale.example';
import { parcelPrice } from './page-price';
import { exampleSaleContext } from '../../page-data/sale-context.example';

function priceOf(saleContext: ReturnType<typeof exampleSaleContext>, slug: string) {
  const lot = saleContext.lots.find((candidate) => candidate.slug === slug);
  if (lot === undefined) throw new Error(`no ${slug}`);
  return parcelPrice(saleContext, lot);
}

const soldAlone = exampleSaleContext({
  parcels: [
    exampleParcel({ slug: 'parcel-1', startingBid: 300_000, acceptedBid: 400_000 }),
    exampleParcel({ slug: 'parcel-2', cultivatedAcres: 0 }),
  ],
  enBlocs: [{ slug: 'en-bloc', name: 'En bloc', parcels: ['parcel-1', 'parcel-2'], startingBid: 600_000 }],
});

describe('parcelPrice', () => {
  it('shows the price of the block for land that sold with it, and its own bid only in a note', () => {
    expect(priceOf(exampleSaleContext(), 'parcel-1')).toEqual({
      label: 'Sold en bloc',
      figure: '$2,075,000',
      perTitledAcre: '$2,600',
      perCultivatedAcre: '$2,789',
      note: 'The price of parcel 1 together with parcels 2 and 3. The starting bid of parcel 1 alone was $520,000.',
    });
  });

  it('shows the accepted bid of a parcel that sold by itself', () => {
    expect(priceOf(soldAlone, 'parcel-1')).toMatchObject({
      label: 'Accepted bid',
      figure: '$400,000',
      perTitledAcre: '$2,500',
      note: 'Sold on March 18, 2026. Starting bid $300,000.',
    });
  });

  it('shows the outcome of land and blocks without an accepted bid', () => {
    expect(priceOf(soldAlone, 'parcel-2')).toMatchObject({
      label: 'Starting bid',
      perCultivatedAcre: null,
      note: 'Not sold on March 18, 2026.',
    });
    expect(priceOf(soldAlone, 'en-bloc')?.note).toBe('The parcels sold one by one on March 18, 2026.');
  });

  it('shows no result while the sale is open, and no price of withdrawn land', () => {
    const before = exampleSaleContext({}, new Date('2026-03-01T12:00:00Z'));
    expect(priceOf(before, 'parcel-1')).toMatchObject({ label: 'Starting bid', note: null });
    expect(priceOf(exampleSaleContext({ state: 'withdrawn' }), 'parcel-1')).toBeNull();
  });
});
