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
  it('knows in the next visit how far each recording was heard, and how fast', () => {
    const kept = storage();
    const before = createPlaybackStorage(() => kept);
    before.savePosition('one', 42);
    before.savePosition('two', 7);
    before.saveRate(1.25);
    const after = createPlaybackStorage(() => kept);
    expect([after.position('one'), after.position('two'), after.position('three')]).toEqual([42, 7, 0]);
    expect(after.rate()).toBe(1.25);
  });

  it('forgets a recording that is at its beginning', () => {
    const kept = storage({ 'player-place:one': '42' });
    createPlaybackStorage(() => kept).savePosition('one', 3);
    expect(kept.map.size).toBe(0);
  });

  it('takes nothing that it has not written', () => {
    const kept = createPlaybackStorage(() => storage({ 'player-place:one': '-4', 'player-rate': '40' }));
    expect([kept.position('one'), kept.rate()]).toEqual([0, 1]);
  });

  it('keeps the place for the visit where the browser keeps nothing', () => {
    const kept = createPlaybackStorage(() => {
      throw new Error('forbidden');
    });
    kept.savePosition('one', 42);
    kept.saveRate(2);
    expect([kept.position('one'), kept.rate()]).toEqual([42, 1]);
  });
});
