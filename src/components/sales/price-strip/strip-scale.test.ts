import { describe, expect, it } from '@jest/globals';
import { positionOnScale, lanes, squareSize, stripScale } from './strip-scale';

describe('stripScale', () => {
  it('frames the prices with round ones and few ticks', () => {
    const scale = stripScale([2600, 3120, 3700]);
    expect(scale.from).toBeLessThan(2600);
    expect(scale.to).toBeGreaterThan(3700);
    expect(scale.ticks.length).toBeLessThanOrEqual(9);
    expect(scale.ticks.every((tick) => tick % 100 === 0)).toBe(true);
  });

  it('leaves room around a single price and never goes below zero', () => {
    const scale = stripScale([3]);
    expect(scale.from).toBe(0);
    expect(positionOnScale(scale, 3)).toBeGreaterThan(0);
    expect(positionOnScale(scale, 3)).toBeLessThan(100);
  });
});

describe('lanes', () => {
  it('stacks overlapping squares and returns to the first lane as soon as there is room', () => {
    expect(lanes([10, 11, 12, 30], 5)).toEqual([0, 1, 2, 0]);
  });

  it('uses one lane for prices far apart', () => {
    expect(lanes([10, 20, 30], 5)).toEqual([0, 0, 0]);
  });
});

describe('squareSize', () => {
  it('makes squares smaller only when they would hide one another', () => {
    const close = Array.from({ length: 12 }, (_, index) => 50 + index / 2);
    expect(squareSize([10, 11, 12, 13, 14], 5)).toBe(1);
    expect(squareSize(close, 5)).toBe(0.5);
    expect(squareSize([...close, ...close].sort(), 5)).toBe(0.25);
  });
});
