import type { Example } from '../../../ui/example';
import { examplePlan } from '../../land/land-plan/LandPlan.example';
import { PlanPair } from './PlanPair';

function plan(slug: string, block: boolean) {
  return {
    plan: examplePlan('sold', block),
    schedule: { slug, status: 'completed', opensAt: null, finalCloseAt: null },
  } as const;
}

const caption = '<p><strong>Left:</strong> sold en bloc. <strong>Right:</strong> sold as three.</p>';

export const planPairExamples: readonly Example[] = [
  {
    name: 'Of two sales',
    wide: true,
    node: (
      <PlanPair
        kind="plans"
        plans={[plan('souris-flats', true), plan('goose-lake-plain', false)]}
        html={caption}
      />
    ),
  },
  {
    name: 'Of one sale',
    node: <PlanPair kind="plans" plans={[plan('souris-flats', true)]} html="<p>Sold en bloc.</p>" />,
  },
];
