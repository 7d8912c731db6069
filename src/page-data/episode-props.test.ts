import { describe, expect, it } from '@jest/globals';
import { cpuGrowth, linearGrowth } from '../lib/node/cpu-growth.example';
import { chapterProps, passages } from './episode-props';

function cueAt(start: number) {
  return { start, end: start + 1, speaker: null, text: 'Words.' };
}

function secondsOf(starts: readonly number[]): readonly number[] {
  return passages(starts.map(cueAt)).map(({ start }) => start);
}

describe('passages', () => {
  it('have an anchor each, even if several begin within one second', () => {
    expect(passages([cueAt(3.5)])).toMatchObject([{ id: 't-3', time: '0:03' }]);
    expect(secondsOf([0, 0.2, 0.9, 1.5, 7, 7.1])).toEqual([0, 1, 2, 3, 7, 8]);
  });

  it('take time in proportion to their number even if all begin at once', () => {
    const work = (size: number) => secondsOf(Array.from({ length: size }, () => 5));
    expect(work(40_000).at(-1)).toBe(40_004);
    expect(cpuGrowth(work, 40_000)).toBeLessThan(linearGrowth);
  });
});

describe('chapterProps', () => {
  function linksOf(starts: readonly number[], spokenAt: readonly number[]): readonly string[] {
    const chapters = starts.map((start) => ({ start, title: 'Soil' }));
    const transcript = spokenAt.map(cueAt);
    return chapterProps({ title: 'En bloc', number: 2, chapters, transcript }).map(({ href }) => href);
  }
  const at = '/farmlandexchange/episodes/2-en-bloc/transcript/#t-';

  it('lead to the passage at their time, or play from there before the first passage', () => {
    expect(linksOf([0, 4, 6, 90], [4.5, 6, 7])).toEqual(['#t-0', `${at}4`, `${at}6`, `${at}7`]);
    expect(linksOf([5], [])).toEqual(['#t-5']);
  });

  it('take time in proportion to their number even if all begin before the first passage', () => {
    function work(size: number): readonly string[] {
      const many = Array.from({ length: size }, (_, index) => index);
      return linksOf(
        many.map(() => 0),
        many.map((index) => index + 1),
      );
    }
    expect(new Set(work(40_000))).toEqual(new Set(['#t-0']));
    expect(cpuGrowth(work, 40_000)).toBeLessThan(linearGrowth);
  });
});
