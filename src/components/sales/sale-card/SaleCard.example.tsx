import type { SaleCardProps } from '../../../page-data/common-props';
import type { SaleStatus, ScheduleProps } from '../../../model/derive/status';
import type { Example } from '../../../ui/example';
import { examplePlan } from '../../land/land-plan/LandPlan.example';
import { SaleCard } from './SaleCard';

/** A schedule without times, so that the example does not change with the clock. */
export function scheduledAs(status: SaleStatus): ScheduleProps {
  return { slug: 'burnt-birch-ranch', status, opensAt: null, finalCloseAt: null };
}

export const exampleSaleCard: SaleCardProps = {
  href: '/gallery/#sale',
  name: 'Burnt Birch Ranch',
  nearby: 'nearby Spirit River, AB',
  position: [-119.188, 55.648],
  schedule: scheduledAs('upcoming'),
  banner: 'Ranch',
  opensAt: { text: 'Dec 2, 2026 at 9:00 AM ABT', day: 'Dec 2, 2026', iso: '2026-12-02T15:00:00.000Z' },
  firstCloseAt: { text: 'Dec 2, 2026 at 11:00 AM ABT', day: 'Dec 2, 2026', iso: '2026-12-02T17:00:00.000Z' },
  closesAt: { text: 'Dec 2, 2026 at 11:00 AM ABT', day: 'Dec 2, 2026', iso: '2026-12-02T17:00:00.000Z' },
  area: '1,115.8 ac',
  lots: '3 Parcels, 1 En Bloc',
  price: '$125K – $840K',
  priceNote: 'starting bids by parcel',
  enBloc: true,
  picture: null,
  plan: examplePlan('for sale', true),
};

function card(given: Partial<SaleCardProps>) {
  return <SaleCard sale={{ ...exampleSaleCard, ...given }} />;
}

export const saleCardExamples: readonly Example[] = [
  { name: 'Upcoming', node: card({}), wide: true },
  {
    name: 'Live',
    node: card({ schedule: scheduledAs('live'), plan: examplePlan('bidding now', true) }),
    wide: true,
  },
  {
    name: 'Completed, en bloc',
    node: card({
      schedule: scheduledAs('completed'),
      price: '$2,075K',
      priceNote: 'sold en bloc',
      plan: examplePlan('sold', true),
    }),
    wide: true,
  },
  {
    name: 'Postponed',
    node: card({
      schedule: scheduledAs('postponed'),
      priceNote: 'starting bids, may change',
      enBloc: false,
      plan: examplePlan('postponed'),
    }),
    wide: true,
  },
  {
    name: 'Long names, no plan',
    node: card({
      name: 'Domaine de la Rivière-aux-Rats et des Trois-Fourches',
      nearby: 'nearby Saint-Pierre-Jolys, MB',
      position: null,
      plan: null,
    }),
    wide: true,
  },
];
