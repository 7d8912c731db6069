import { expect, it } from '@jest/globals';
import { exampleParcel } from '../../../model/derive/sale.example';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { saleParcelsFile } from './sale-parcels-file';

it('has the land of each parcel of the sales that are not over', async () => {
  const parcels = [
    exampleParcel({ slug: 'parcel-1', landDescriptions: ['NE-16-73-6-W6M', 'SE-16-73-6-W6M'] }),
    exampleParcel({ slug: 'parcel-2', landDescriptions: ['Lot 4, Plan 1234'] }),
  ];
  const sales = [
    exampleSaleContext(),
    exampleSaleContext({ slug: 'next', parcels, enBlocs: [] }, new Date('2020-01-01T00:00:00Z')),
    exampleSaleContext({ slug: 'postponed', parcels: [], enBlocs: [], state: 'postponed' }),
    exampleSaleContext({ slug: 'withdrawn', state: 'withdrawn' }),
  ];
  expect(sales.map(({ status }) => status)).toEqual(['completed', 'upcoming', 'postponed', 'withdrawn']);
  const { route, content } = saleParcelsFile(sales);
  expect(route).toBe('/search/parcels.json');
  expect(JSON.parse(String(await content()))).toEqual({
    next: [
      ['Parcel 1', 'E½ 16-73-6-W6M'],
      ['Parcel 2', ''],
    ],
    postponed: [],
  });
});
