import type { PlanProps } from './plan-props';

/** Dims every parcel of a plan except those at the given indexes, in the order of the plan. */
export function highlightParcels(plan: PlanProps, indexes: readonly number[]): PlanProps {
  return {
    ...plan,
    parcels: plan.parcels.map((parcel, index) =>
      indexes.includes(index) ? parcel : { ...parcel, state: 'other' },
    ),
  };
}
