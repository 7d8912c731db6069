import type { Example } from '../../../ui/example';
import { examplePlan } from '../../land/land-plan/LandPlan.example';
import { FeaturedSale } from './FeaturedSale';
import type { FeaturedSaleProps } from '../../../page-data/featured-sale';

export const exampleFeaturedSale: FeaturedSaleProps = {
  href: '/gallery/#sheet',
  name: 'Clear Prairie Quarters',
  nearby: 'nearby Sexsmith, AB',
  // Live in any year, so that the gallery does not change.
  schedule: {
    slug: 'clear-prairie',
    status: 'live',
    opensAt: '2026-01-01T15:00:00.000Z',
    finalCloseAt: null,
  },
  opensAt: { text: 'Nov 20, 2026 at 9:00 AM ABT', day: 'Nov 20, 2026', iso: '2026-11-20T15:00:00.000Z' },
  firstCloseAt: {
    text: 'Nov 23, 2026 at 11:00 AM ABT',
    day: 'Nov 23, 2026',
    iso: '2026-11-23T17:00:00.000Z',
  },
  closesAt: { text: 'Nov 23, 2026 at 11:00 AM ABT', day: 'Nov 23, 2026', iso: '2026-11-23T17:00:00.000Z' },
  picture: null,
  price: '$240K – $650K',
  area: '945.3 ac',
  priceNote: 'starting bids by parcel',
  plan: examplePlan('bidding now', true),
  lots: [
    {
      number: '1',
      area: '318.2 ac',
      land: 'E½ 16-73-6-W6M',
      price: '$650,000',
      perAcre: '$2,043/ac',
    },
  ],
  more: 2,
  bidding: '/gallery/#bidding',
};

export const featuredSaleExamples: readonly Example[] = [
  { name: 'Live', node: <FeaturedSale sheet={exampleFeaturedSale} />, wide: true },
  {
    name: 'The next sale',
    node: (
      <FeaturedSale
        sheet={{
          ...exampleFeaturedSale,
          schedule: { slug: 'next', status: 'upcoming', opensAt: null, finalCloseAt: null },
          plan: examplePlan('for sale'),
        }}
      />
    ),
    wide: true,
  },
];
