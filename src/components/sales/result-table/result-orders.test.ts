import { describe, expect, it } from '@jest/globals';
import { nextOrder, resultOrders, sortResults } from './result-orders';
import type { ResultRowProps } from '../../../page-data/result-props';

function row(
  name: string,
  closed: string,
  price: number | null,
  acres = 100,
  cultivatedAcres = 80,
): ResultRowProps {
  return {
    href: `/auctions/${name}/`,
    name,
    nearby: '',
    plan: null,
    closed: { text: closed, iso: closed },
    soldAs: price === null ? 'Not sold' : 'All parcels',
    sold: price === null ? null : { price, titledAcres: acres, cultivatedAcres },
  };
}

const rows = [
  row('Ébène', '2026-03-04', 300_000, 60, 0),
  row('Elm', '2026-10-14', 400_000),
  row('Dry', '2026-11-01', null),
  row('Fir', '2025-10-28', 200_000, 20),
];

describe('sortResults', () => {
  it.each([
    ['latest', ['Dry', 'Elm', 'Ébène', 'Fir']],
    ['earliest', ['Fir', 'Ébène', 'Elm', 'Dry']],
    ['name', ['Dry', 'Ébène', 'Elm', 'Fir']],
    ['acres', ['Elm', 'Ébène', 'Fir', 'Dry']],
    ['price', ['Elm', 'Ébène', 'Fir', 'Dry']],
    ['price-lowest', ['Fir', 'Ébène', 'Elm', 'Dry']],
    ['acre', ['Fir', 'Ébène', 'Elm', 'Dry']],
    ['acre-lowest', ['Elm', 'Ébène', 'Fir', 'Dry']],
    ['cultivated-lowest', ['Fir', 'Elm', 'Ébène', 'Dry']],
  ] as const)('%s: without regard to accents, and rows without a figure last', (order, names) => {
    expect(sortResults(rows, order).map(({ name }) => name)).toEqual(names);
  });

  it('does not change the rows it was given', () => {
    sortResults(rows, 'price');
    expect(rows[0]?.name).toBe('Ébène');
  });
});

describe('nextOrder', () => {
  it('begins with the most useful order and reverses it when pressed again', () => {
    expect(nextOrder('soldFor', 'latest')).toBe('price');
    expect(nextOrder('soldFor', 'price')).toBe('price-lowest');
    expect(nextOrder('soldFor', 'price-lowest')).toBe('price');
    expect(nextOrder('closed', 'latest')).toBe('earliest');
    expect(nextOrder('sale', 'price')).toBe('name');
  });

  it('finds two orders for every column', () => {
    for (const { column } of resultOrders)
      expect(resultOrders.filter((order) => order.column === column)).toHaveLength(2);
  });
});
