/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followShortlist, keepEntries, readShortlist, removeEntry } from './kept-shortlist';
import { formatShortlist } from './parse-shortlist';
import { maxEntries, shortlist } from './shortlist';
import { shortlistKey } from './shortlist-key';

const ranch = { key: 'burnt-birch-ranch', name: 'Burnt Birch Ranch' };
const parcel = { key: 'burnt-birch-ranch.parcel-1', name: 'Parcel 1, Burnt Birch Ranch' };

function refuse(name: 'getItem' | 'setItem', reason: 'SecurityError' | 'QuotaExceededError'): void {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('Refused', reason);
  });
}

function keys(): string[] | undefined {
  return shortlist.get()?.entries.map(({ key }) => key);
}

beforeEach(() => {
  localStorage.clear();
  shortlist.set(null);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the shortlist', () => {
  it('is kept from visit to visit, until its entries are removed', () => {
    expect(keepEntries([ranch])).toBe('stored');
    keepEntries([parcel]);
    shortlist.set(null);
    readShortlist();
    expect(shortlist.get()).toEqual({ entries: [ranch, parcel], storage: 'stored' });
    removeEntry(ranch.key);
    removeEntry(parcel.key);
    expect(keys()).toEqual([]);
    expect(localStorage.getItem(shortlistKey)).toBeNull();
  });

  it('loses nothing that another tab has added meanwhile', () => {
    readShortlist();
    localStorage.setItem(shortlistKey, formatShortlist([ranch]));
    keepEntries([parcel]);
    expect(keys()).toEqual([ranch.key, parcel.key]);
  });

  it('follows other tabs, and calls no listener when nothing has changed', () => {
    followShortlist();
    const listener = jest.fn();
    const stop = shortlist.subscribe(listener);
    localStorage.setItem(shortlistKey, formatShortlist([ranch]));
    dispatchEvent(new StorageEvent('storage', { key: 'my-place' }));
    expect(keys()).toEqual([]);
    dispatchEvent(new StorageEvent('storage', { key: shortlistKey }));
    expect(keys()).toEqual([ranch.key]);
    dispatchEvent(new StorageEvent('storage', { key: shortlistKey }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('accepts an entry once, and no more than it has room for', () => {
    keepEntries([ranch, ranch]);
    expect(keys()).toEqual([ranch.key]);
    const others = Array.from({ length: maxEntries }, (_, at) => ({ key: `sale-${String(at)}`, name: '' }));
    expect(keepEntries(others)).toBe('too many');
    expect(keys()).toEqual([ranch.key]);
    expect(keepEntries(others.slice(1))).toBe('stored');
    expect(keepEntries([ranch])).toBe('stored');
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ] as const)('lasts for the visit after a %s, and is stored when that is over', (reason, storage) => {
    keepEntries([ranch]);
    refuse('setItem', reason);
    expect(keepEntries([parcel])).toBe(storage);
    readShortlist();
    expect(shortlist.get()).toEqual({ entries: [ranch, parcel], storage });
    jest.restoreAllMocks();
    expect(removeEntry(ranch.key)).toBe('stored');
    expect(localStorage.getItem(shortlistKey)).toBe(formatShortlist([parcel]));
  });

  it('says so if the browser refuses to read', () => {
    refuse('getItem', 'SecurityError');
    readShortlist();
    expect(shortlist.get()).toEqual({ entries: [], storage: 'refused' });
  });
});
