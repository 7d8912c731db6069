import type { PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import type { Example } from '../../../ui/example';
import { LandPlan } from './LandPlan';
import { PlanFigure } from './PlanFigure';
import { PlanThumbnail } from './PlanThumbnail';

/** Two quarters and a half beside a road, all in one state. */
export function examplePlan(state: PlanState, block = false): PlanProps {
  const parcel = { state, pivots: [] };
  const outlines = ['M40 0h40v80h-40z', 'M87 0h40v40h-40z', 'M87 40h40v40h-40z'];
  return {
    label: `Plan of three parcels: ${state}`,
    bounds: [11.5, -32, 144],
    survey: { y: -7, rows: 2 },
    sections: [
      { number: '16', x: 0, y: 0 },
      { number: '15', x: 87, y: 0 },
    ],
    parcels: [
      {
        ...parcel,
        number: '1',
        outline: 'M40 0h40v80h-40z',
        surveyLines: 'M40 40h40',
        centre: [60, 40],
        corner: [72, 8],
      },
      {
        ...parcel,
        number: '2',
        outline: 'M87 0h40v40h-40z',
        surveyLines: '',
        centre: [107, 20],
        corner: [95, 8],
      },
      {
        ...parcel,
        number: '3',
        outline: 'M87 40h40v40h-40z',
        surveyLines: '',
        centre: [107, 60],
        corner: [95, 72],
      },
    ],
    blocks: block ? [outlines.join('')] : [],
  };
}

const states: readonly PlanState[] = [
  'for sale',
  'bidding now',
  'sold',
  'not sold',
  'postponed',
  'withdrawn',
  'other',
];

export const landPlanExamples: readonly Example[] = [
  ...states.map((state) => ({ name: state, node: <LandPlan plan={examplePlan(state)} kind="card" /> })),
  { name: 'en bloc', node: <LandPlan plan={examplePlan('for sale', true)} kind="card" /> },
  {
    name: 'under a pivot',
    node: (
      <LandPlan
        plan={{
          ...examplePlan('for sale'),
          parcels: examplePlan('for sale').parcels.map((parcel) => ({ ...parcel, pivots: [parcel.centre] })),
        }}
        kind="card"
      />
    ),
  },
  { name: 'as a thumbnail', node: <PlanThumbnail plan={examplePlan('sold', true)} /> },
  {
    name: 'with links and its key',
    node: (
      <PlanFigure
        plan={examplePlan('not sold', true)}
        links={[1, 2, 3].map((number) => ({
          href: '/gallery/#plan',
          label: `Parcel ${String(number)} of the example`,
        }))}
      />
    ),
    wide: true,
  },
  { name: 'on a page', node: <LandPlan plan={examplePlan('bidding now', true)} kind="page" /> },
];
