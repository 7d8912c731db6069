import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { newSales } from './new-sales';

const context = { salesOrigin: 'https://sales.example' };

describe('newSales', () => {
  it('lists the newest sale first, each by its day and its last change', () => {
    const saleContexts = [
      exampleSaleContext({
        slug: 'older',
        posted: '2026-11-03',
        changes: [{ date: '2026-11-12', text: 'A lease.' }],
      }),
      exampleSaleContext({ slug: 'newer', posted: '2026-11-05' }),
    ];
    const entries = newSales(context, saleContexts);
    expect(entries.map(({ link }) => link)).toEqual([
      'https://sales.example/auctions/newer/',
      'https://sales.example/auctions/older/',
    ]);
    expect(entries[1]).toMatchObject({
      title: 'Souris Flats, nearby Torquay, SK',
      published: new Date('2026-11-03T18:00:00Z'),
      updated: new Date('2026-11-12T18:00:00Z'),
    });
  });

  it('leaves out withdrawn sales', () => {
    expect(newSales(context, [exampleSaleContext({ posted: '2026-11-03', state: 'withdrawn' })])).toEqual([]);
  });
});
