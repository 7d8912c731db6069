import type { SaleCardProps } from '../../model/derive/pages/parts';
import type { Example } from '../../ui/example';
import { examplePlan } from '../../ui/land-plan/LandPlan.example';
import { SaleCard } from './SaleCard';

export const exampleSaleCard: SaleCardProps = {
  href: '/gallery/#sale',
  name: 'Burnt Birch Ranch',
  nearby: 'nearby Spirit River, AB',
  status: 'upcoming',
  banner: 'Ranch',
  dateLabel: 'Opens',
  date: { text: 'Dec 2, 2026 at 9:00 AM ABT', iso: '2026-12-02T15:00:00.000Z' },
  area: '1,115.8 ac for sale',
  lots: '3 Parcels, 1 En Bloc',
  price: '$125K – $840K',
  priceNote: 'starting bids, by parcel',
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
    node: card({ status: 'live', dateLabel: 'Closes', plan: examplePlan('bidding now', true) }),
    wide: true,
  },
  {
    name: 'Completed, en bloc',
    node: card({
      status: 'completed',
      dateLabel: 'Closed',
      area: '1,115.8 ac',
      price: '$2,075K',
      priceNote: 'sold en bloc',
      plan: examplePlan('sold', true),
    }),
    wide: true,
  },
  {
    name: 'Postponed',
    node: card({
      status: 'postponed',
      dateLabel: 'New date to come',
      date: null,
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
      plan: null,
    }),
    wide: true,
  },
];
