import { describe, expect, it } from '@jest/globals';
import type { LonLat } from '../../../lib/geo';
import { parseLegalDescriptions } from '../land/legal-description';
import { landCentre } from '../land/survey';
import { exampleParcel, exampleSale } from '../sale.example';
import { salePlan } from './sale-plan';

const [land] = parseLegalDescriptions(['NE-25-40-27-W4M']);
const [longitude, latitude] = land === undefined ? [0, 0] : landCentre(land);
const [metreEast, metreNorth] = [1 / (111_320 * Math.cos((latitude * Math.PI) / 180)), 1 / 111_270];

/** A square around the middle of the quarter with one corner cut out, moved by some metres. */
function outline(east: number, north: number, half = 400): LonLat[] {
  const at = (x: number, y: number): LonLat => [
    longitude + (x + east) * metreEast,
    latitude + (y + north) * metreNorth,
  ];
  return [
    at(-half, -half),
    at(0, -half),
    at(0, 0),
    at(half, 0),
    at(half, half),
    at(-half, half),
    at(-half, -half),
  ];
}

function drawn(ring: LonLat[]): string | undefined {
  const parcel = exampleParcel({
    slug: 'parcel-1',
    landDescriptions: ['NE-25-40-27-W4M'],
    boundary: [{ type: 'Polygon', coordinates: [ring.map(([x, y]): [number, number] => [x, y])] }],
  });
  return salePlan(exampleSale({ parcels: [parcel], enBlocs: [] }), 'upcoming')?.parcels[0]?.outline;
}

/** The corners of a path, in units of the plan. */
function corners(path: string | undefined): number[][] {
  return (path ?? '')
    .replace(/[Mz]/g, '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
}

describe('a surveyed outline on the plan', () => {
  it('keeps its shape and its place in the quarter', () => {
    const shape = corners(drawn(outline(0, 0)));
    expect(shape).toHaveLength(6);
    // The middle of the north-east quarter; the cut corner begins there.
    expect(shape[2]?.[0]).toBeCloseTo(60, 0);
    expect(shape[2]?.[1]).toBeCloseTo(20, 0);
  });

  it("is moved into its quarter when the survey's formula places it elsewhere", () => {
    for (const [x = NaN, y = NaN] of corners(drawn(outline(2500, -1800)))) {
      expect(x).toBeGreaterThanOrEqual(40);
      expect(x).toBeLessThanOrEqual(80);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(40);
    }
  });

  it('is not moved when it lies within the quarter', () => {
    const small = corners(drawn(outline(100, 100, 200)));
    const moved = corners(drawn(outline(0, 0, 200)));
    expect((small[0]?.[0] ?? 0) - (moved[0]?.[0] ?? 0)).toBeCloseTo(5, 0);
  });
});
