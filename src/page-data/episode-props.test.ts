import { describe, expect, it } from '@jest/globals';
import { passages } from './episode-props';

function cueAt(start: number) {
  return { start, end: start + 1, speaker: null, text: 'Words.' };
}

function secondsOf(starts: readonly number[]): readonly number[] {
  return passages(starts.map(cueAt)).map(({ start }) => start);
}

describe('passages', () => {
  it('have an anchor each, also where several begin within one second', () => {
    expect(passages([cueAt(3.5)])).toMatchObject([{ id: 't-3', time: '0:03' }]);
    expect(secondsOf([0, 0.2, 0.9, 1.5, 7, 7.1])).toEqual([0, 1, 2, 3, 7, 8]);
  });

  it('get anchors in little time however many begin at once', () => {
    const begin = performance.now();
    expect(secondsOf(Array.from({ length: 40_000 }, () => 5)).at(-1)).toBe(40_004);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});
