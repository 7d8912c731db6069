import { salesMap } from '../../../model/derive/map/sales-map';
import type { ListedSaleProps } from '../../../page-data/listed-sale';
import type { SaleStatus } from '../../../model/derive/status';
import type { Example } from '../../../ui/example';
import { exampleSaleCard, scheduledAs } from '../sale-card/SaleCard.example';
import { SalesMap } from './SalesMap';

function sale(
  name: string,
  status: SaleStatus,
  given: Pick<ListedSaleProps, 'province' | 'position'>,
): ListedSaleProps {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    card: {
      ...exampleSaleCard,
      name,
      href: `/gallery/#${slug}`,
      nearby: `nearby a town, ${given.province}`,
      schedule: { ...scheduledAs(status), slug },
    },
    land: ['cultivated'],
    titledAcres: 640,
    perAcre: 3000,
    ...given,
  };
}

export const exampleListedSales: readonly ListedSaleProps[] = [
  sale('Clear Prairie', 'live', { province: 'AB', position: [-118.78, 55.35] }),
  sale('Burnt Birch', 'upcoming', { province: 'AB', position: [-118.84, 55.78] }),
  sale('Valley Grass', 'postponed', { province: 'SK', position: [-107.73, 49.25] }),
  sale('Two Rivers', 'upcoming', { province: 'MB', position: null }),
];

export const salesMapExamples: readonly Example[] = [
  {
    name: 'Marks that are moved apart',
    wide: true,
    node: (
      <SalesMap
        id="example-map"
        sales={exampleListedSales}
        map={salesMap(exampleListedSales.map(({ position }) => position))}
        position={null}
      />
    ),
  },
];
