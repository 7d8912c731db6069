import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../sale.example';
import { aerialBounds } from './aerial-bounds';

const sale = { parcels: [exampleParcel({ slug: 'parcel-1', landDescriptions: ['NE-16-73-6-W6M'] })] };

describe('aerialBounds', () => {
  it('stretches the picture so that both corners lie on theirs', () => {
    // A section that fills the middle half of the picture.
    expect(
      aerialBounds(sale, {
        northWest: { quarter: 'NW-16-73-6-W6M', x: 25, y: 25 },
        southEast: { quarter: 'SE-16-73-6-W6M', x: 75, y: 75 },
      }),
    ).toEqual([-40, -40, 160, 160]);
  });

  it('takes quarters of other sections, with the road between them', () => {
    expect(
      aerialBounds(sale, {
        northWest: { quarter: 'NW-16-73-6-W6M', x: 0, y: 0 },
        southEast: { quarter: 'SE-15-73-6-W6M', x: 100, y: 100 },
      }),
    ).toEqual([0, 0, 167, 80]);
  });

  it('is turned round by corners in the wrong order', () => {
    const [, , width = 0] =
      aerialBounds(sale, {
        northWest: { quarter: 'NW-16-73-6-W6M', x: 75, y: 25 },
        southEast: { quarter: 'SE-16-73-6-W6M', x: 25, y: 75 },
      }) ?? [];
    expect(width).toBeLessThan(0);
  });
});
