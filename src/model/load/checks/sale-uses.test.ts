import { expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import type { Parcel } from '../../schema/parcel';
import { checkSaleUses } from './sale-uses';

it.each<[Parcel['landUse'], number, number | undefined, string[]]>([
  ['cultivated', 150, undefined, []],
  ['irrigated', 150, 140, []],
  ['pasture', 0, undefined, []],
  ['mixed', 0, undefined, []],
  ['cultivated', 0, undefined, ['the land is cultivated and has no cultivated acres']],
  ['irrigated', 150, undefined, ['the land is irrigated and has no irrigated acres']],
])(
  'land that is %s, of %s cultivated and %s irrigated acres',
  (landUse, cultivatedAcres, irrigatedAcres, messages) => {
    const parcel = exampleParcel({ slug: 'parcel-1', landUse, cultivatedAcres, irrigatedAcres });
    expect(checkSaleUses(exampleSale({ parcels: [parcel] })).map(({ message }) => message)).toEqual(messages);
  },
);
