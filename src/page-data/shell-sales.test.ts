import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from './sale-context.example';
import { menuSales, trackedSales } from './shell-sales';

const opening = new Date('2026-03-18T16:00:00Z');
const before = new Date('2026-03-01T16:00:00Z');

const sold = exampleSaleContext({ slug: 'sold' });
const awaited = exampleSaleContext({ slug: 'awaited', enBlocs: [] });
const live = exampleSaleContext({ slug: 'live' }, opening);
const upcoming = exampleSaleContext({ slug: 'upcoming' }, before);
const postponed = exampleSaleContext({ slug: 'postponed', state: 'postponed' });
const withdrawn = exampleSaleContext({ slug: 'withdrawn', state: 'withdrawn' });
const views = [sold, awaited, withdrawn, postponed, live, upcoming];

describe('trackedSales', () => {
  it('are all sales that are not withdrawn, since the engine may open any of them', () => {
    expect(trackedSales(views).map(({ slug, status }) => [slug, status])).toEqual([
      ['sold', 'completed'],
      ['awaited', 'completed'],
      ['postponed', 'postponed'],
      ['live', 'live'],
      ['upcoming', 'upcoming'],
    ]);
  });

  it('have times only while they can change the status', () => {
    const [over, , , on] = trackedSales(views);
    expect(over).toEqual({
      slug: 'sold',
      name: 'Souris Flats',
      status: 'completed',
      opensAt: null,
      finalCloseAt: null,
    });
    expect(on?.opensAt).toBe('2026-03-18T15:00:00.000Z');
  });
});

describe('menuSales', () => {
  it('are the live and upcoming ones, and those that the engine may still open', () => {
    expect(menuSales(views).map(({ sale }) => sale.slug)).toEqual([
      'live',
      'upcoming',
      'awaited',
      'postponed',
    ]);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      exampleSaleContext({ slug: `sale-${String(index)}` }, before),
    );
    expect(menuSales(many)).toHaveLength(12);
  });
});
