import { describe, expect, it } from '@jest/globals';
import { landTownshipPx } from '../../../model/derive/map/map-levels';
import { mapSize, projectExactly, unproject, type MapPoint } from '../../../model/derive/map/map-projection';
import {
  fitPositions,
  isInView,
  mapView,
  toPixel,
  townshipPixels,
  viewBounds,
  wholeTownshipPixels,
} from './map-view';

const size: MapPoint = [700, 525];
const whole = mapView(size, { k: 1, x: 0, y: 0 });
const taber = [-112.14, 49.79] as const;
const dawsonCreek = [-120.24, 55.76] as const;

describe('the projection', () => {
  it('can be inverted', () => {
    const [x, y] = unproject(projectExactly(taber));
    expect(x).toBeCloseTo(taber[0], 9);
    expect(y).toBeCloseTo(taber[1], 9);
  });
});

describe('mapView', () => {
  it('shows all of the map centred at first', () => {
    expect(whole.scale).toBe(700 / mapSize[0]);
    expect(whole.origin[0]).toBe(0);
    expect(whole.origin[1]).toBeCloseTo((525 - mapSize[1] * 1.75) / 2);
    expect([taber, dawsonCreek].every((position) => isInView(whole, toPixel(whole, position)))).toBe(true);
  });

  it('returns the bounds in view', () => {
    const view = mapView(size, { k: 4, x: -900, y: -700 });
    const { west, south, east, north } = viewBounds(view);
    const [left, top] = toPixel(view, [west, north]);
    const [right, bottom] = toPixel(view, [east, south]);
    expect([left, top, right, bottom].map((edge) => Math.round(edge) + 0)).toEqual([0, 0, 700, 525]);
  });
});

describe('fitPositions', () => {
  it('brings all of them into view, as near as it may', () => {
    const view = mapView(size, fitPositions(size, [taber, dawsonCreek], 100));
    const pixels = [taber, dawsonCreek].map((position) => toPixel(view, position));
    expect(pixels.every((pixel) => isInView(view, pixel))).toBe(true);
    expect(Math.abs((pixels[0]?.[1] ?? 0) - (pixels[1]?.[1] ?? 0))).toBeCloseTo(525 - 2 * 56, 0);
  });

  it('goes to the land of a single one', () => {
    const largest = landTownshipPx / wholeTownshipPixels(size);
    const view = mapView(size, fitPositions(size, [taber], largest));
    expect(townshipPixels(view)).toBeCloseTo(landTownshipPx);
    expect(toPixel(view, taber).map((part) => Math.round(part))).toEqual([350, 263]);
  });

  it('shows everything when there is none', () => {
    expect(fitPositions(size, [], 100)).toEqual({ k: 1, x: 0, y: 0 });
  });
});
