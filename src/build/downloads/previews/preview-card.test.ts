import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { salePlan } from '../../../model/derive/plan/sale-plan';
import { exampleParcel } from '../../../model/derive/sale.example';
import { lotPreview, salePreview } from './preview-card';

const parcels = ['NE', 'SE', 'NW'].map((quarter, index) =>
  exampleParcel({ slug: `parcel-${String(index + 1)}`, landDescriptions: [`${quarter}-20-3-11-W2M`] }),
);
const before = new Date('2026-03-10T18:00:00Z');

describe('salePreview', () => {
  it('has the place, the time, the acres and the price', () => {
    expect(salePreview(exampleSaleContext({}, before), null)).toEqual({
      heading: 'Souris Flats',
      place: 'nearby Torquay, SK',
      facts: ['Opens Mar 18, 2026', '798.2 ac, 3 parcels', 'Bids from $260K – $530K'],
      plan: null,
    });
  });

  it.each([
    [{}, ['Closed Mar 18, 2026', '798.2 ac, 3 parcels', 'Sold for $2.075M']],
    [{ state: 'postponed' as const }, ['New date to come', '798.2 ac, 3 parcels', 'Bids from $260K – $530K']],
    [{ state: 'withdrawn' as const }, ['No longer available', '798.2 ac, 3 parcels']],
  ])('follows the status of the sale', (given, facts) => {
    expect(salePreview(exampleSaleContext(given), null).facts).toEqual(facts);
  });
});

describe('lotPreview', () => {
  const saleContext = exampleSaleContext({ parcels }, before);
  const plan = salePlan(saleContext.sale, saleContext.status);

  it('dims all land but that of the lot on the plan of the sale', () => {
    const states = saleContext.lots.map((lot) =>
      lotPreview(saleContext, lot, plan).plan?.parcels.map(({ state }) => state),
    );
    expect(states).toEqual([
      ['for sale', 'other', 'other'],
      ['other', 'for sale', 'other'],
      ['other', 'other', 'for sale'],
      ['for sale', 'for sale', 'for sale'],
    ]);
  });

  it('draws the line around an en bloc only for the en bloc', () => {
    expect(saleContext.lots.map((lot) => lotPreview(saleContext, lot, plan).plan?.blocks.length)).toEqual([
      0, 0, 0, 1,
    ]);
  });
});
