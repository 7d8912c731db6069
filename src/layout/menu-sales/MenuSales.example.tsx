import type { Example } from '../../ui/example';
import { exampleSaleCard, scheduledAs } from '../../components/sales/sale-card/SaleCard.example';
import { MenuSales } from './MenuSales';

export const menuSalesExamples: readonly Example[] = [
  {
    name: 'Two sales',
    node: (
      <MenuSales
        sales={[
          { ...exampleSaleCard, schedule: scheduledAs('live'), href: '/gallery/#live' },
          { ...exampleSaleCard, name: 'Domaine de la Rivière-aux-Rats' },
        ]}
      />
    ),
    wide: true,
  },
  { name: 'None', node: <MenuSales sales={[]} />, wide: true },
];
