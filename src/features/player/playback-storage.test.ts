import { describe, expect, it } from '@jest/globals';
import { createPlaybackStorage, type KeyValueStorage } from './playback-storage';

function storage(
  entries: Record<string, string> = {},
): KeyValueStorage & { readonly map: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
  };
}

describe('createPlaybackStorage', () => {
  it('restores the position and the speed of each recording on the next visit', () => {
    const playback = storage();
    const before = createPlaybackStorage(() => playback);
    before.savePosition('one', 42);
    before.savePosition('two', 7);
    before.saveRate(1.25);
    const after = createPlaybackStorage(() => playback);
    expect([after.position('one'), after.position('two'), after.position('three')]).toEqual([42, 7, 0]);
    expect(after.rate()).toBe(1.25);
  });

  it('forgets a recording that is at its beginning', () => {
    const playback = storage({ 'player-place:one': '42' });
    createPlaybackStorage(() => playback).savePosition('one', 3);
    expect(playback.map.size).toBe(0);
  });

  it('ignores anything that it has not written', () => {
    const playback = createPlaybackStorage(() => storage({ 'player-place:one': '-4', 'player-rate': '40' }));
    expect([playback.position('one'), playback.rate()]).toEqual([0, 1]);
  });

  it('keeps the position for the visit if the browser stores nothing', () => {
    const playback = createPlaybackStorage(() => {
      throw new Error('forbidden');
    });
    playback.savePosition('one', 42);
    playback.saveRate(2);
    expect([playback.position('one'), playback.rate()]).toEqual([42, 1]);
  });
});
