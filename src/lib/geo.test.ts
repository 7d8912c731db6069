import { describe, expect, it } from '@jest/globals';
import { distanceKm } from './geo';

describe('distanceKm', () => {
  it('measures Edmonton to Grande Prairie', () => {
    expect(distanceKm([-113.4938, 53.5461], [-118.7956, 55.1707])).toBeCloseTo(388, -1);
  });

  it('is nothing from a place to itself and the same both ways', () => {
    expect(distanceKm([-110, 50], [-110, 50])).toBe(0);
    expect(distanceKm([-110, 50], [-100, 49])).toBe(distanceKm([-100, 49], [-110, 50]));
  });
});
