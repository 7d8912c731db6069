import type { Example } from '../example';
import { DataTable } from './DataTable';

const parcels = [
  { name: 'Parcel 1', land: 'NW-12-8-15-W4', price: '$650,000' },
  { name: 'Parcel 2', land: 'SW-12-8-15-W4', price: '$1,011,100' },
  { name: 'Parcelle près de Notre-Dame-de-Lourdes', land: 'SE-1-7-9-W1', price: '$87,500' },
];

export const dataTableExamples: readonly Example[] = [
  {
    name: 'With figures',
    wide: true,
    node: (
      <DataTable
        caption="What the parcels sold for"
        rows={parcels}
        rowKey={({ name }) => name}
        columns={[
          { heading: 'Parcel', cell: ({ name }) => name },
          { heading: 'Land', cell: ({ land }) => land },
          { heading: 'Sold for', cell: ({ price }) => price, numeric: true },
        ]}
      />
    ),
  },
];
