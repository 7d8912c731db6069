import { expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from './sale.example';
import { saleWords } from './sale-figures';

const source = { asOf: '2026-10-01', source: 'Title' } as const;

const sale = exampleSale({
  parcels: [
    exampleParcel({
      slug: 'parcel-1',
      titledAcres: 159,
      cultivatedAcres: 138,
      startingBid: 330_000,
      acceptedBid: 472_000,
      landRecord: {
        tenancy: {
          ...source,
          entries: [{ tenant: 'A neighbour', terms: 'Cash', rent: 6450, assigned: true }],
        },
      },
    }),
    exampleParcel({ slug: 'parcel-2', titledAcres: 160, cultivatedAcres: 0, startingBid: 165_000 }),
  ],
  enBlocs: [],
});
const words = saleWords([{ slug: 'iron-creek', fields: sale }]);

it('names the figures of a parcel', () => {
  const figures = 'startingBid soldFor titledAcres cultivatedAcres perTitledAcre perCultivatedAcre rents'
    .split(' ')
    .map((figure) => words.get(`iron-creek/parcel-1.${figure}`));
  expect(figures).toEqual(['$330,000', '$472,000', '159.0', '138', '$2,969', '$3,420', '$6,450']);
});

it('names those of the whole sale', () => {
  expect(words.get('iron-creek.startingBid')).toBe('$495,000');
  expect(words.get('iron-creek.soldFor')).toBe('$472,000');
  expect(words.get('iron-creek.titledAcres')).toBe('319.0');
});

it('has no name for a figure that does not exist', () => {
  for (const name of ['parcel-2.soldFor', 'parcel-2.perTitledAcre', 'parcel-2.rents', 'parcel-3.startingBid'])
    expect(words.has(`iron-creek/${name}`)).toBe(false);
});
