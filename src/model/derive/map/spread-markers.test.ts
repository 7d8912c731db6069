import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markerSpacing, spreadMarkers } from './spread-markers';
import { isOnMap, mapSize, project, type MapPoint } from './map-projection';

function clash([a, b]: MapPoint, [c, d]: MapPoint): boolean {
  return Math.abs(a - c) < markerSpacing && Math.abs(b - d) < markerSpacing;
}

describe('project', () => {
  it('keeps north up and east to the right', () => {
    const [taber, dawsonCreek] = [project([-112.14, 49.79]), project([-120.24, 55.76])];
    expect(dawsonCreek[0]).toBeLessThan(taber[0]);
    expect(dawsonCreek[1]).toBeLessThan(taber[1]);
    expect([taber, dawsonCreek].every(isOnMap)).toBe(true);
    expect(isOnMap(project([-63.57, 44.65]))).toBe(false);
  });
});

describe('spreadMarkers', () => {
  it('leaves markers in place that do not touch', () => {
    const points: MapPoint[] = [
      [100, 100],
      [200, 150],
    ];
    expect(spreadMarkers(points)).toEqual(points);
  });

  it('separates overlapping markers, within the map', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: mapSize[0] }), fc.integer({ min: 0, max: mapSize[1] }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 10 }), (points) => {
        const marks = spreadMarkers(points);
        expect(marks.every(isOnMap)).toBe(true);
        marks.forEach((mark, index) => {
          expect(marks.slice(index + 1).filter((other) => clash(mark, other))).toEqual([]);
        });
      }),
    );
  });
});
