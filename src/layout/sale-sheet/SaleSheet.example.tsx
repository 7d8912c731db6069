import type { SaleSheetProps } from '../../model/derive/pages/home-props';
import type { Example } from '../../ui/example';
import { examplePlan } from '../../ui/land-plan/LandPlan.example';
import { SaleSheet } from './SaleSheet';

const sheet: SaleSheetProps = {
  href: '/gallery/#sheet',
  name: 'Clear Prairie Quarters',
  nearby: 'nearby Sexsmith, AB',
  live: true,
  moment: { text: 'Nov 23, 2026 at 11:00 AM ABT', iso: '2026-11-23T17:00:00.000Z' },
  plan: examplePlan('bidding now', true),
  lots: [
    {
      number: '1',
      state: 'bidding now',
      acres: '318.2 ac',
      land: 'E½ 16-73-6-W6M',
      price: '$650,000',
      perAcre: '$2,043/ac',
    },
  ],
  more: 2,
  action: { label: 'View Bidding', href: '/gallery/#bidding' },
};

export const saleSheetExamples: readonly Example[] = [
  { name: 'Live', node: <SaleSheet sheet={sheet} />, wide: true },
  {
    name: 'The next sale',
    node: (
      <SaleSheet
        sheet={{
          ...sheet,
          live: false,
          plan: examplePlan('for sale'),
          action: { label: 'View Details', href: '/gallery/#sale' },
        }}
      />
    ),
    wide: true,
  },
];
