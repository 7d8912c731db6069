import { expect, it } from '@jest/globals';
import { parseLegalDescriptions } from '../../model/derive/land/legal-description';
import { landPolygon } from '../../model/derive/land/survey';
import { exampleParcel } from '../../model/derive/sale.example';
import { mapParcels } from './map-parcels';

it('moves a surveyed outline into its own quarter, in its own shape', () => {
  const [quarter] = parseLegalDescriptions(['NE-16-73-6-W6M']);
  if (quarter === undefined) throw new Error('A quarter is a legal description');
  const [[west, south] = [0, 0], , [east, north] = [0, 0]] = landPolygon(quarter);
  const far: [number, number][] = [
    [west + 0.02, south + 0.03],
    [east + 0.02, south + 0.03],
    [east + 0.02, north + 0.029],
    [west + 0.02, south + 0.03],
  ];
  const [row] = mapParcels({
    parcels: [
      exampleParcel({
        slug: 'parcel-1',
        landDescriptions: ['NE-16-73-6-W6M'],
        boundary: [{ type: 'Polygon', coordinates: [far] }],
      }),
    ],
  });
  const [ring = []] = row?.[1] ?? [];
  expect(ring).toHaveLength(3);
  for (const [x, y] of ring) {
    expect(x).toBeGreaterThan(west - 2e-5);
    expect(x).toBeLessThan(east + 2e-5);
    expect(y).toBeGreaterThan(south - 2e-5);
    expect(y).toBeLessThan(north + 2e-5);
  }
});
