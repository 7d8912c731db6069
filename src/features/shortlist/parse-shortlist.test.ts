import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatSharedKeys, formatShortlist, parseSharedKeys, parseShortlist } from './parse-shortlist';
import { entryKey, maxEntries, saleSlugOf } from './shortlist';

const ranch = { key: 'burnt-birch-ranch', name: 'Burnt Birch Ranch' };
const parcel = { key: 'burnt-birch-ranch.parcel-1', name: 'Parcel 1, Burnt Birch Ranch' };

describe('parseShortlist', () => {
  it('reads what was stored', () => {
    expect(parseShortlist(formatShortlist([ranch, parcel]))).toEqual([ranch, parcel]);
  });

  it('leaves out entries that are invalid or repeated, and keeps the rest', () => {
    const broken = [
      null,
      7,
      { key: 'a b', name: '' },
      { key: 'a.b.c', name: '' },
      { key: 'a' },
      { key: 1, name: '' },
    ];
    const entries = [...broken, ranch, { ...ranch, name: 'Again' }, parcel];
    expect(parseShortlist(JSON.stringify({ version: 1, entries }))).toEqual([ranch, parcel]);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"version":2,"entries":[{"key":"a","name":"A"}]}',
    '{"version":1,"entries":{}}',
  ])('reads nothing from %s', (text) => {
    expect(parseShortlist(text)).toEqual([]);
  });

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseShortlist(text).length).toBeLessThanOrEqual(maxEntries);
      }),
    );
  });
});

describe('the keys of a shared list', () => {
  it('come back as they were', () => {
    const keys = [ranch.key, entryKey('carrot-river-black', 'parcel-2')];
    expect(parseSharedKeys(formatSharedKeys(keys))).toEqual(keys);
    expect(keys.map(saleSlugOf)).toEqual(['burnt-birch-ranch', 'carrot-river-black']);
  });

  it('are left out if they are invalid, repeated or too many', () => {
    expect(parseSharedKeys('__a_a_<b>_a.b_a.b.c_../x_A_')).toEqual(['a', 'a.b']);
    const many = Array.from({ length: 60 }, (_, at) => `sale-${String(at)}`);
    expect(parseSharedKeys(formatSharedKeys(many))).toEqual(many.slice(0, maxEntries));
  });
});
