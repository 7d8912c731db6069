import { describe, expect, it } from '@jest/globals';
import { lotRow } from './lot-row';
import { exampleSaleContext } from './sale-context.example';

function prices(...given: Parameters<typeof exampleSaleContext>): string[] {
  const saleContext = exampleSaleContext(...given);
  return saleContext.lots.map((lot) => lotRow(saleContext, lot).price);
}

describe('the price in the row of a lot', () => {
  it('is the starting bid until the sale is over', () => {
    expect(prices({}, new Date('2026-03-17T18:00:00Z'))).toEqual([
      '$520,000',
      '$260,000',
      '$530,000',
      '$1,310,000',
    ]);
  });

  it('is that of the block alone, once it took its parcels', () => {
    expect(prices()).toEqual(['–', '–', '–', '$2,075,000']);
  });

  it('is left out once the land is no longer available', () => {
    expect(prices({ state: 'withdrawn' })).toEqual(['–', '–', '–', '–']);
  });
});
