import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePlace } from './parse-place';

describe('parsePlace', () => {
  it('reads what was stored', () => {
    const place = { label: 'Trois-Rivières, QC', position: [-72.548, 46.345] };
    expect(parsePlace(JSON.stringify(place))).toEqual(place);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"label":"Falher, AB"}',
    '{"label":"","position":[-117.2,55.7]}',
    '{"label":7,"position":[-117.2,55.7]}',
    `{"label":"${'x'.repeat(81)}","position":[-117.2,55.7]}`,
    '{"label":"Falher, AB","position":[117.2,55.7]}',
    '{"label":"Falher, AB","position":["-117.2",55.7]}',
    '{"label":"Falher, AB","position":[-117.2]}',
    '{"label":"Falher, AB","position":null}',
  ])('does not accept %s', (text) => {
    expect(parsePlace(text)).toBeNull();
  });

  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const place = parsePlace(text);
        expect(place === null || place.label.length > 0).toBe(true);
      }),
    );
  });
});
