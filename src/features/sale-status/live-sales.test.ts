import { describe, expect, it } from '@jest/globals';
import type { DatedSaleProps } from '../../model/derive/pages/shell-props';
import { liveAt } from './live-sales';

const sale: DatedSaleProps = {
  slug: 'coulee',
  name: 'Coulee',
  start: '2026-12-09T15:00:00.000Z',
  finalEnd: '2026-12-09T18:00:00.000Z',
  bidding: 'https://engine.example/auctions/coulee/parcels/',
  live: false,
};

describe('liveAt', () => {
  it.each([
    ['2026-12-09T14:59:59Z', false],
    ['2026-12-09T15:00:00Z', true],
    ['2026-12-09T17:59:59Z', true],
    ['2026-12-09T18:00:00Z', false],
  ])('at %s: %s', (now, live) => {
    expect(liveAt([sale], Date.parse(now)).length === 1).toBe(live);
  });
});
