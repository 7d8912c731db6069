import { describe, expect, it } from '@jest/globals';
import type { SaleStatus } from '../../model/derive/status';
import { showcaseOrder, rotateFrom } from './showcase-order';

function sale(slug: string, status: SaleStatus) {
  return { schedule: { slug, status, opensAt: null, finalCloseAt: null } };
}

const sales = [
  sale('ranch', 'upcoming'),
  sale('gone', 'withdrawn'),
  sale('coulee', 'upcoming'),
  sale('held', 'postponed'),
];

function order(statuses: Readonly<Record<string, SaleStatus>>): string[] {
  return showcaseOrder(sales, new Map(Object.entries(statuses))).map(({ schedule }) => schedule.slug);
}

describe('showcaseOrder', () => {
  it('keeps the editor’s order and leaves out what is no longer available', () => {
    expect(order({})).toEqual(['ranch', 'coulee', 'held']);
  });

  it('puts a sale first as soon as it is live', () => {
    expect(order({ coulee: 'live' })).toEqual(['coulee', 'ranch', 'held']);
  });

  it('puts a sale last once it has closed', () => {
    expect(order({ ranch: 'completed' })).toEqual(['coulee', 'held', 'ranch']);
  });

  it('has nothing to show when all are withdrawn', () => {
    expect(order({ ranch: 'withdrawn', coulee: 'withdrawn', held: 'withdrawn' })).toEqual([]);
  });
});

describe('rotateFrom', () => {
  it('goes around in both directions', () => {
    expect(rotateFrom(['a', 'b', 'c'], 'c', 1)).toBe('a');
    expect(rotateFrom(['a', 'b', 'c'], 'a', -1)).toBe('c');
    expect(rotateFrom(['a', 'b', 'c'], 'a', 1)).toBe('b');
  });

  it('starts again when the current one is gone, and returns nothing for an empty list', () => {
    expect(rotateFrom(['a', 'b'], 'gone', 1)).toBe('a');
    expect(rotateFrom([], 'gone', 1)).toBe('');
  });
});
