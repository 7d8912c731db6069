import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import type { Sale } from '../../schema/sale';
import { fieldName } from '../files/problem';
import { checkSaleCopies } from './sale-copies';

const group = { slug: 'all', name: 'All', parcels: ['parcel-1', 'parcel-2'], startingBid: 600_000 };
const titles = { title: 'Titles', file: 'documents/titles.pdf', date: '2026-02-01', parcels: [] };
const ring: [number, number][] = [
  [-103.4, 49.2],
  [-103.39, 49.2],
  [-103.39, 49.21],
  [-103.4, 49.2],
];
const outlined = { boundary: [{ type: 'Polygon' as const, coordinates: [ring] }] };

describe('checkSaleCopies', () => {
  it('finds nothing where all differ, or have no outline', () => {
    expect(checkSaleCopies(exampleSale())).toEqual([]);
  });

  it.each<[string, Partial<Sale>, string]>([
    [
      'two parcels of one name',
      {
        parcels: [exampleParcel({ slug: 'parcel-1' }), exampleParcel({ slug: 'parcel-2', name: 'Parcel 1' })],
      },
      'parcels 2 › name: "Parcel 1" is already the name of parcel 1 of the list',
    ],
    [
      'two parcels of one outline',
      {
        parcels: [
          exampleParcel({ slug: 'parcel-1', ...outlined }),
          exampleParcel({ slug: 'parcel-2', ...outlined }),
        ],
      },
      'parcels 2 › boundary: another parcel of this sale has the same outline',
    ],
    [
      'two groups of the same parcels',
      { enBlocs: [group, { ...group, slug: 'both', parcels: ['parcel-2', 'parcel-1'] }] },
      'enBlocs 2 › parcels: group 1 of the list has the same parcels',
    ],
    [
      'a group with a parcel twice',
      { enBlocs: [{ ...group, parcels: ['parcel-1', 'parcel-1'] }] },
      'enBlocs 1 › parcels 2: "parcel-1" is listed twice',
    ],
    [
      'one file under two titles',
      { documents: [titles, { ...titles, title: 'Offer to purchase' }] },
      'documents 2 › file: content/media/documents/titles.pdf is already document 1 of the list',
    ],
    [
      'two documents of one title',
      { documents: [titles, { ...titles, file: 'documents/offer.pdf' }] },
      'documents 2 › title: "Titles" is already the title of document 1 of the list',
    ],
  ])('refuses %s', (_name, given, finding) => {
    const found = checkSaleCopies(exampleSale(given));
    expect(found.map(({ path, message }) => `${fieldName(path)}: ${message}`)).toEqual([finding]);
  });
});
