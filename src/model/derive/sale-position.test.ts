import { describe, expect, it } from '@jest/globals';
import { salePosition } from './sale-position';
import { exampleParcel } from './sale.example';

const land = (...landDescriptions: string[]) => ({
  parcels: [exampleParcel({ slug: 'parcel-1', landDescriptions })],
});

describe('salePosition', () => {
  it('is the middle of all its land', () => {
    const [longitude, latitude] = salePosition(land('NE-14-72-6-W6M', 'SW-14-72-6-W6M')) ?? [0, 0];
    const [sectionLongitude, sectionLatitude] = salePosition(land('14-72-6-W6M')) ?? [0, 0];
    expect(longitude).toBeCloseTo(sectionLongitude, 9);
    expect(latitude).toBeCloseTo(sectionLatitude, 9);
  });

  it('leaves out descriptions that do not parse, and is null if none does', () => {
    expect(salePosition(land('NW-14-72-6-W6M', 'Lot 7'))).toEqual(salePosition(land('NW-14-72-6-W6M')));
    expect(salePosition(land('Lot 7'))).toBeNull();
  });
});
