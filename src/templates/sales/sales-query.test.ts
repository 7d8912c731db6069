import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseQuery, serializeQuery } from '../../lib/query-state';
import { salesNearRoute } from '../../model/derive/routes';
import { activeFilters } from './active-filters';
import { salesFields } from './sales-query';
import { nearHeading, salesTitle } from './sales-labels';

function parse(search: string) {
  return parseQuery(search, salesFields);
}

describe('the place of the list', () => {
  it('matches the format of links to the list near a place', () => {
    const { search } = new URL(salesNearRoute([-118.795, 55.17], 'Grande Prairie, AB'), 'https://a.example');
    expect(parse(search).coordinates).toEqual([-118.795, 55.17]);
    expect(nearHeading(parse(search))).toBe('Sales near Grande Prairie, AB');
  });

  it.each([
    ['-118.795_55.170', [-118.795, 55.17]],
    ['-118_55', [-118, 55]],
    ['118.795_55.17', null],
    ['-118.795_95', null],
    ['-20_55', null],
    ['-118.795,55.17', null],
    ['-1e2_55', null],
    ['NaN_NaN', null],
    ['-118.795_', null],
    ['', null],
  ])('is read from "%s" as %p', (text, position) => {
    expect(parse(`?coordinates=${text}`).coordinates).toEqual(position);
  });

  it('parses what it has serialized, for any position', () => {
    const degrees = (min: number, max: number) =>
      fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(degrees(-141, -52), degrees(41, 84), (longitude, latitude) => {
        const state = { ...parse(''), coordinates: [longitude, latitude] as const };
        expect(parse(serializeQuery('', salesFields, state))).toEqual(state);
      }),
    );
  });

  it('has a name of at most 80 characters without control characters', () => {
    const label = `Grande\u0000\n Prairie\u202E ${'x'.repeat(100)}`;
    const heading = nearHeading(parse(`?coordinates=-118_55&label=${encodeURIComponent(label)}`)) ?? '';
    expect(heading).toMatch(/^Sales near Grande Prairie x+$/);
    expect(heading).toHaveLength('Sales near '.length + 80);
  });

  it('is named by its position if the address has no name; without a place the title is the default', () => {
    expect(salesTitle(parse('?coordinates=-118.795_55.17'), 'Example Land', 'Farmland')).toBe(
      'Sales near 55.17° N, 118.80° W | Example Land',
    );
    expect(salesTitle(parse('?label=Nowhere'), 'Example Land', 'Farmland')).toBe('Farmland');
  });
});

describe('activeFilters', () => {
  it('lists every active filter, with the change that removes it', () => {
    const query = parse(
      '?coordinates=-118_55&label=Sexsmith&province=AB,SK&land=yard&acresFrom=640&priceFrom=1000&priceTo=5000&within=any',
    );
    const filters = activeFilters(query);
    expect(filters.map(({ label }) => label)).toEqual([
      'Sexsmith',
      'Any distance',
      'Alberta',
      'Saskatchewan',
      'With a yard',
      'From 640 ac',
      '$1,000/ac to $5,000/ac',
    ]);
    let left: readonly string[] = filters.map(({ label }) => label);
    let state = query;
    while (left.length > 0) {
      state = { ...state, ...activeFilters(state)[0]?.without };
      const now = activeFilters(state).map(({ label }) => label);
      expect(now.length).toBeLessThan(left.length);
      left = now;
    }
  });
});
