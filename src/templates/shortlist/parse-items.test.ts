import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseItems } from './parse-items';
import { factsOf } from './sale-items';

const item = {
  lot: null,
  href: '/auctions/ranch/',
  name: 'Ranch',
  nearby: 'nearby Spirit River, AB',
  schedule: { slug: 'ranch', status: 'upcoming', opensAt: '2026-12-01T16:00:00.000Z', finalCloseAt: null },
  opensAt: { text: 'Dec 1, 2026 at 9:00 AM ABT', day: 'Dec 1, 2026', iso: '2026-12-01T16:00:00.000Z' },
  firstCloseAt: null,
  closesAt: null,
  area: '160 ac',
  price: '$240,000',
  priceNote: 'starting bid',
  calendar: null,
};

describe('parseItems', () => {
  it('reads what the build writes', () => {
    expect(parseItems(JSON.stringify([item]))).toEqual([item]);
  });

  it.each([
    { ...item, href: '//elsewhere.example/' },
    { ...item, href: 'javascript:alert(1)' },
    { ...item, name: 7 },
    { ...item, schedule: { ...item.schedule, status: 'soon' } },
    { ...item, schedule: null },
    { ...item, opensAt: { text: 'soon', day: 'soon', iso: 'soon' } },
    { ...item, firstCloseAt: undefined },
    { ...item, calendar: undefined },
    null,
  ])('reads nothing from %j', (broken) => {
    expect(parseItems(JSON.stringify([item, broken]))).toBeNull();
  });

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const items = parseItems(text);
        expect(items === null || items.length === 0).toBe(true);
      }),
    );
  });
});

describe('factsOf', () => {
  it('finds the sale or its lot, and says if the lot is gone', () => {
    const items = parseItems(JSON.stringify([item, { ...item, lot: 'parcel-1' }])) ?? [];
    expect(factsOf('ranch', items)).toMatchObject({ kind: 'item', item: { lot: null } });
    expect(factsOf('ranch.parcel-1', items)).toMatchObject({ kind: 'item', item: { lot: 'parcel-1' } });
    expect(factsOf('ranch.parcel-2', items)).toEqual({ kind: 'gone' });
    expect(factsOf('ranch', undefined)).toEqual({ kind: 'loading' });
    expect(factsOf('ranch', 'unavailable')).toEqual({ kind: 'unavailable' });
  });
});
