import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../model/derive/sale.example';
import { enBlocPriceFacts, parcelFacts } from './facts';
import { exampleSaleContext } from '../sale-context.example';

function valuesOf(facts: readonly { label: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}

describe('parcelFacts', () => {
  it('lists the annual income and cost of the land', () => {
    const parcel = exampleParcel({
      slug: 'parcel-1',
      assessment: 24_000,
      taxes: { year: 2026, amount: 480 },
      income: [{ description: 'A cell tower', perYear: 4000, assigned: true }],
    });
    expect(valuesOf(parcelFacts(exampleSale(), parcel, 5))).toMatchObject({
      Assessment: '$24,000, $150/ac',
      'Taxes, 2026': '$480, $3/ac',
      Income: '$4,000 a year. A cell tower. Goes to the buyer.',
      GST: '5%. Registered buyers self-assess.',
    });
  });

  it('leaves out unknown facts, and those in the land record', () => {
    const feature = { slug: 'w', name: 'Dugout, 14 feet', kind: 'Water', summary: 'Deep.' };
    const facts = valuesOf(
      parcelFacts(exampleSale(), exampleParcel({ slug: 'parcel-1', features: [feature] }), 5),
    );
    expect(Object.keys(facts)).not.toContain('Water');
    expect(Object.keys(facts)).not.toContain('Minerals');
  });

  it.each([
    [160, '160.0 ac (64.7 ha)'],
    [12_345.6, '12,345.6 ac (4,996.1 ha)'],
    [0.04, '0.04 ac (0.02 ha)'],
  ])('writes a title of %d acres in hectares as well', (titledAcres, text) => {
    const parcel = exampleParcel({ slug: 'parcel-1', titledAcres, cultivatedAcres: 0 });
    expect(valuesOf(parcelFacts(exampleSale(), parcel, 5))['Titled area']).toBe(text);
  });

  it('leaves out GST if none is due', () => {
    const facts = valuesOf(parcelFacts(exampleSale(), exampleParcel({ slug: 'parcel-1' }), 0));
    expect(facts).not.toHaveProperty('GST');
  });
});

describe('enBlocPriceFacts', () => {
  it('compares the price of the block with those of its parcels', () => {
    const saleContext = exampleSaleContext();
    const lot = saleContext.lots.find(({ enBloc }) => enBloc);
    if (lot === undefined) throw new Error('no group');
    const facts = valuesOf(enBlocPriceFacts(saleContext, lot, 5));
    expect(facts['En bloc starting bid']).toBe('$1,310,000');
    expect(facts['Starting bids, parcel by parcel']).toBe('$1,310,000');
    expect(facts).not.toHaveProperty('Accepted bids, parcel by parcel');
  });

  it('leaves out prices of land that is not for sale any more', () => {
    const saleContext = exampleSaleContext();
    const lot = saleContext.lots.find(({ enBloc }) => enBloc);
    if (lot === undefined) throw new Error('no group');
    expect(enBlocPriceFacts({ ...saleContext, status: 'withdrawn' }, lot, 5)).toEqual([]);
  });
});
