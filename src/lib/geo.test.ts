import { describe, expect, it } from '@jest/globals';
import { distanceKm, parallelsKm, ringArea } from './geo';

describe('distanceKm', () => {
  it('measures Edmonton to Grande Prairie', () => {
    expect(distanceKm([-113.4938, 53.5461], [-118.7956, 55.1707])).toBeCloseTo(388, -1);
  });

  it('is zero from a place to itself, and the same in both directions', () => {
    expect(distanceKm([-110, 50], [-110, 50])).toBe(0);
    expect(distanceKm([-110, 50], [-100, 49])).toBe(distanceKm([-100, 49], [-110, 50]));
  });
});

describe('parallelsKm', () => {
  it('is the distance along a meridian, and less than any other', () => {
    expect(parallelsKm(49, 52)).toBeCloseTo(distanceKm([-110, 49], [-110, 52]), 9);
    expect(parallelsKm(52, 49)).toBeLessThan(distanceKm([-110, 49], [-109.9, 52]));
  });
});

describe('ringArea', () => {
  // A quarter of a mile squared by the survey: 814.7 by 809.7 metres.
  const quarter = [
    [-113.75871, 52.47107],
    [-113.7467, 52.47107],
    [-113.7467, 52.47836],
    [-113.75871, 52.47836],
    [-113.75871, 52.47107],
  ] as const;

  it('measures a quarter section, in either direction of its points', () => {
    expect(ringArea(quarter) / 4046.856).toBeCloseTo(163, 0);
    expect(ringArea([...quarter].reverse())).toBeCloseTo(ringArea(quarter), 6);
  });

  it('is zero without points', () => {
    expect(ringArea([])).toBe(0);
  });
});
