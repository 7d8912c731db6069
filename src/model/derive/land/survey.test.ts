import { describe, expect, it } from '@jest/globals';
import { parseLegalDescription } from './legal-description';
import { landPolygon, landCentre } from './survey';

function read(text: string) {
  const parsed = parseLegalDescription(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

describe('position', () => {
  // Centres of the first quarter of each sample sale, as the trade notes give them.
  it.each([
    ['NW-14-72-6-W6M', 55.2399, -118.8152],
    ['NE-16-73-6-W6M', 55.3273, -118.8556],
    ['NW-4-77-8-W6M', 55.6475, -119.1878],
    ['NE-33-77-21-W5M', 55.7202, -117.1998],
    ['NE-12-10-17-W4M', 49.8114, -112.1841],
    ['SW-18-44-13-W4M', 52.7876, -111.8823],
    ['NE-25-40-27-W4M', 52.4747, -113.7527],
    ['NW-10-105-15-W5M', 58.107, -116.4047],
    ['NE-20-3-11-W2M', 49.2292, -103.4398],
    ['NE-7-45-18-W2M', 52.8677, -104.6017],
    ['NE-14-30-15-W3M', 51.5724, -108.0079],
    ['NE-8-4-14-W3M', 49.2874, -107.8465],
    ['NE-27-47-24-W3M', 53.086, -109.416],
    ['NE 17-3-4 WPM', 49.2147, -97.9565],
    ['NE-21-78-15-W6M', 55.7784, -120.2702],
  ])('places %s', (text, latitude, longitude) => {
    const [lon, lat] = landCentre(read(text));
    expect(lat).toBeCloseTo(latitude, 3);
    expect(lon).toBeCloseTo(longitude, 3);
  });

  it('counts ranges eastward east of the principal meridian', () => {
    expect(landCentre(read('NE 17-3-4 EPM'))[0]).toBeGreaterThan(-97.458);
  });
});

describe('polygon', () => {
  it('is a closed ring about half a mile wide with a gap to its neighbour', () => {
    const west = landPolygon(read('NW-14-72-6-W6M'));
    const east = landPolygon(read('NE-14-72-6-W6M'));
    expect(west[0]).toEqual(west.at(-1));
    const [left, right] = [west[0]?.[0] ?? 0, west[1]?.[0] ?? 0];
    expect((right - left) * 111_320 * Math.cos((55.24 * Math.PI) / 180)).toBeCloseTo(800, -2);
    expect((east[0]?.[0] ?? 0) - right).toBeGreaterThan(0);
  });
});
