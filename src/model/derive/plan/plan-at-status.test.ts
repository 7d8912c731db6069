import { describe, expect, it } from '@jest/globals';
import { exampleSale } from '../sale.example';
import { planAtStatus } from './plan-at-status';
import { salePlan } from './sale-plan';

describe('planAtStatus', () => {
  const plan = salePlan(exampleSale({ enBlocs: [] }), 'upcoming');
  if (plan === null) throw new Error('no plan');

  it('shows that bidding has opened since the build, in pattern and text', () => {
    const live = planAtStatus(plan, 'upcoming', 'live');
    expect(live.parcels.map(({ state }) => state)).toEqual(['bidding now', 'bidding now', 'bidding now']);
    expect(live.label).toContain(', bidding now; parcel 2');
    expect(live.label).not.toContain('for sale');
  });

  it('claims no result for a sale that has closed since the build', () => {
    const closed = planAtStatus(plan, 'upcoming', 'completed');
    expect(closed.parcels.map(({ state }) => state)).toEqual(['other', 'other', 'other']);
    expect(closed.label).toContain('result to come');
  });

  it('leaves a plan unchanged at its built status', () => {
    expect(planAtStatus(plan, 'upcoming', 'upcoming')).toBe(plan);
  });
});
