import { describe, expect, it } from '@jest/globals';
import { exampleSale } from '../sale.example';
import { highlightParcels } from './highlight-parcels';
import { salePlan } from './sale-plan';

function statesOf(indexes: readonly number[]): string[] {
  const plan = salePlan(exampleSale(), 'upcoming');
  if (plan === null) throw new Error('The example has a plan');
  return highlightParcels(plan, indexes).parcels.map(({ state }) => state);
}

describe('highlightParcels', () => {
  it('keeps the state of the named parcels and dims the others', () => {
    expect(statesOf([0, 2])).toEqual(['for sale', 'other', 'for sale']);
  });

  it('dims all when none is named', () => {
    expect(statesOf([])).toEqual(['other', 'other', 'other']);
  });
});
