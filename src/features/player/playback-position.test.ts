import { describe, expect, it } from '@jest/globals';
import { segmentIndexAt, parseTimeHash, clampPosition } from './playback-position';

describe('times of a recording', () => {
  it('keeps a position within the recording', () => {
    expect([-4, 12.7, 200].map((seconds) => clampPosition(seconds, 97.3))).toEqual([0, 12, 97]);
  });

  it('finds the part that contains a position', () => {
    const parts = [{ start: 0.4 }, { start: 64.9 }, { start: 90 }];
    expect([0, 63, 64, 70, 200].map((seconds) => segmentIndexAt(parts, seconds))).toEqual([0, 0, 1, 1, 2]);
    expect(segmentIndexAt([{ start: 12 }], 5)).toBe(-1);
    expect(segmentIndexAt([], 5)).toBe(-1);
  });

  it.each([
    ['#t-64', 64],
    ['#t=64', 64],
    ['#t=1:04', 64],
    ['#t=1:01:04', 3664],
    ['#t=', null],
    ['#t-soon', null],
    ['#t=1:4', null],
    ['#today', null],
    ['', null],
  ])('reads the position of %s', (hash, seconds) => {
    expect(parseTimeHash(hash)).toBe(seconds);
  });
});
