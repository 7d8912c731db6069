import { describe, expect, it } from '@jest/globals';
import type { Parcel } from '../../schema/parcel';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import { listLandWarnings } from './land-warnings';

function warnings(...parcels: readonly (Partial<Parcel> & Pick<Parcel, 'slug'>)[]): string[] {
  return listLandWarnings({ sales: [exampleSale({ parcels: parcels.map(exampleParcel) })] });
}

describe('unusual land', () => {
  it('is none if acres and places agree', () => {
    expect(
      warnings({ slug: 'parcel-1' }, { slug: 'parcel-2', landDescriptions: ['SE-20-3-11-W2M'] }),
    ).toEqual([]);
  });

  it('is a parcel far from the first, with the file and the name', () => {
    expect(
      warnings({ slug: 'parcel-1' }, { slug: 'parcel-2', landDescriptions: ['NE-20-30-11-W2M'] }),
    ).toEqual([
      expect.stringMatching(
        /^content\/sales\/souris-flats\.yaml, Parcel 2: It lies 2\d\d km from Parcel 1\./,
      ),
    ]);
  });

  it('is land on both sides of a meridian, which has no plan', () => {
    expect(
      warnings({ slug: 'parcel-1' }, { slug: 'parcel-2', landDescriptions: ['NE-20-3-11-W3M'] }),
    ).toEqual([
      expect.stringContaining('souris-flats.yaml: There is no plan'),
      expect.stringContaining('Parcel 2: It lies'),
    ]);
  });

  it('is a title of other acres than its description, unless its outline was surveyed', () => {
    expect(warnings({ slug: 'parcel-1', titledAcres: 60 })).toEqual([
      expect.stringContaining('The title has 60 acres, but land of this description has about 160.'),
    ]);
    const ring: [number, number][] = [
      [-103.4, 49.2],
      [-103.39, 49.2],
      [-103.39, 49.21],
      [-103.4, 49.2],
    ];
    const boundary: Parcel['boundary'] = [{ type: 'Polygon', coordinates: [ring] }];
    expect(warnings({ slug: 'parcel-1', titledAcres: 60, boundary })).toEqual([]);
  });
});
