import { describe, expect, it } from '@jest/globals';
import { scheduledAs, exampleSaleCard } from '../../components/sales/sale-card/SaleCard.example';
import type { LonLat } from '../../lib/geo';
import { parseQuery } from '../../lib/query-state';
import type { ListedSaleProps } from '../../page-data/listed-sale';
import type { CurrentStatus } from '../../model/derive/status';
import { findSales, currentSales } from './filter-sales';
import { salesFields } from './sales-query';

function sale(
  name: string,
  { position = null, ...given }: Partial<ListedSaleProps> & { readonly position?: LonLat | null },
): ListedSaleProps {
  return {
    card: { ...exampleSaleCard, name, position, schedule: { ...scheduledAs('upcoming'), slug: name } },
    bidding: '',
    province: 'AB',
    land: ['cultivated'],
    titledAcres: 640,
    perAcre: 3000,
    ...given,
  };
}

const sales = [
  sale('ranch', {
    land: ['pasture', 'mixed', 'yard'],
    titledAcres: 1116,
    perAcre: 1200,
    position: [-118.84, 55.78],
  }),
  sale('creek', { land: ['irrigated'], titledAcres: 958, perAcre: 9000, position: [-112.1, 49.8] }),
  sale('plateau', { province: 'BC', perAcre: null, position: [-120.2, 55.8] }),
  sale('valley', {
    province: 'SK',
    land: ['pasture'],
    titledAcres: 852,
    perAcre: 800,
    position: [-107.7, 49.2],
  }),
  sale('ridge', { province: 'MB', titledAcres: 634 }),
];
const statuses = new Map<string, CurrentStatus>([
  ['creek', 'live'],
  ['plateau', 'completed'],
  ['valley', 'postponed'],
]);
const nearGrandePrairie = 'coordinates=-118.795_55.170';

function find(search: string, current = statuses) {
  const query = parseQuery(search, salesFields);
  return findSales(currentSales(sales, current, query.coordinates), query);
}

function names(search: string): string[] {
  return find(search).sales.map(({ card }) => card.name);
}

describe('findSales', () => {
  it.each([
    ['', ['creek', 'ranch', 'ridge', 'plateau', 'valley']],
    ['province=SK,BC', ['plateau', 'valley']],
    ['land=pasture', ['ranch', 'valley']],
    ['land=yard', ['ranch']],
    ['land=pasture,irrigated&province=AB', ['creek', 'ranch']],
    ['status=live', ['creek']],
    ['status=upcoming,postponed', ['ranch', 'ridge', 'valley']],
    ['acresFrom=852&acresTo=958', ['creek', 'valley']],
    ['priceTo=3000', ['ranch', 'ridge', 'valley']],
    ['priceFrom=9001', []],
    ['acresFrom=900&acresTo=100', []],
  ])('finds by "%s" the sales %p', (search, found) => {
    expect(names(search)).toEqual(found);
  });

  it('has a sale of unknown status between those that are live and upcoming, and under no choice of status', () => {
    const current = new Map([...statuses, ['ridge', 'unknown'] as const]);
    const ordered = find('', current).sales.map(({ card }) => card.name);
    expect(ordered).toEqual(['creek', 'ridge', 'ranch', 'plateau', 'valley']);
    expect(find('status=live,upcoming', current).sales.map(({ card }) => card.name)).toEqual([
      'creek',
      'ranch',
    ]);
    expect(find('', current).counts.status).toEqual({ live: 1, upcoming: 1, postponed: 1 });
  });

  it.each([
    ['price', ['valley', 'ranch', 'ridge', 'creek', 'plateau']],
    ['acres', ['ranch', 'creek', 'valley', 'plateau', 'ridge']],
    ['nearest', ['creek', 'ranch', 'ridge', 'plateau', 'valley']],
  ])('sorts by %s', (sort, sorted) => {
    expect(names(`sort=${sort}`)).toEqual(sorted);
  });

  it('shows sales near a place, the nearest first: those within the limit and the next one past it', () => {
    const { sales: found, nearestBeyondLimit } = find(nearGrandePrairie);
    expect(found.map(({ card, km }) => [card.name, Math.round(km ?? NaN)])).toEqual([
      ['ranch', 68],
      ['plateau', 113],
    ]);
    expect(nearestBeyondLimit?.card.name).toBe('creek');
  });

  it('applies the other filters to the sale past the limit', () => {
    const { sales: found, nearestBeyondLimit: past } = find(`${nearGrandePrairie}&within=50&land=pasture`);
    expect([found.length, past?.card.name]).toEqual([0, 'ranch']);
    expect(find(`${nearGrandePrairie}&within=50&province=MB`).nearestBeyondLimit).toBeNull();
  });

  it('sorts land that cannot be placed last at any distance', () => {
    expect(names(`${nearGrandePrairie}&within=any`)).toEqual([
      'ranch',
      'plateau',
      'creek',
      'valley',
      'ridge',
    ]);
    expect(find(`${nearGrandePrairie}&within=any`).nearestBeyondLimit).toBeNull();
  });

  it('counts for each choice the sales that match it and all other filters', () => {
    const { counts } = find('province=AB&land=pasture');
    expect(counts.province).toEqual({ AB: 1, SK: 1 });
    expect(counts.land).toEqual({ pasture: 1, mixed: 1, yard: 1, irrigated: 1 });
    expect(find('').counts.status).toEqual({ live: 1, upcoming: 2, postponed: 1 });
  });
});
