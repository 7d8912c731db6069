import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MapPoint } from './map-projection';
import { separateMarkers } from './separate-markers';

const size: MapPoint = [700, 525];

describe('separateMarkers', () => {
  it('leaves markers in place that do not touch', () => {
    const points: MapPoint[] = [
      [100, 100],
      [160, 110],
    ];
    expect(separateMarkers(points, 42, size)).toEqual(points);
  });

  it('parts those that touch, within the map', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 525 }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 5 }), (points) => {
        const marks = separateMarkers(points, 42, size);
        for (const [x, y] of marks) {
          expect(x).toBeGreaterThanOrEqual(21);
          expect(x).toBeLessThanOrEqual(679);
          expect(y).toBeGreaterThanOrEqual(21);
          expect(y).toBeLessThanOrEqual(504);
        }
        marks.forEach(([x, y], index) => {
          for (const [otherX, otherY] of marks.slice(index + 1))
            expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(24);
        });
      }),
    );
  });
});
