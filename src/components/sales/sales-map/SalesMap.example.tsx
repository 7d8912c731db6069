import type { LonLat } from '../../../lib/geo';
import { salesMap } from '../../../model/derive/map/sales-map';
import type { ListedSaleProps } from '../../../page-data/listed-sale';
import type { SaleStatus } from '../../../model/derive/status';
import type { Example } from '../../../ui/example';
import { exampleSaleCard, scheduledAs } from '../sale-card/SaleCard.example';
import { SalesMap } from './SalesMap';

function sale(
  name: string,
  status: SaleStatus,
  province: ListedSaleProps['province'],
  position: LonLat | null,
): ListedSaleProps {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    card: {
      ...exampleSaleCard,
      name,
      href: `/gallery/#${slug}`,
      nearby: `nearby a town, ${province}`,
      position,
      schedule: { ...scheduledAs(status), slug },
    },
    bidding: `/gallery/#bidding-${slug}`,
    province,
    land: ['cultivated'],
    titledAcres: 640,
    perAcre: 3000,
  };
}

export const exampleListedSales: readonly ListedSaleProps[] = [
  sale('Clear Prairie', 'live', 'AB', [-118.78, 55.35]),
  sale('Burnt Birch', 'upcoming', 'AB', [-118.84, 55.78]),
  sale('Valley Grass', 'postponed', 'SK', [-107.73, 49.25]),
  sale('Two Rivers', 'upcoming', 'MB', null),
];

export const salesMapExamples: readonly Example[] = [
  {
    name: 'Marks that are moved apart',
    wide: true,
    node: (
      <SalesMap
        id="example-map"
        sales={exampleListedSales}
        map={salesMap(exampleListedSales.map(({ card }) => card.position))}
        matching={new Set(exampleListedSales.map(({ card }) => card.schedule.slug))}
        place={null}
      />
    ),
  },
];
