import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  choice,
  choices,
  freeText,
  parseQuery,
  wholeNumber,
  serializeQuery,
  type Fields,
} from './query-state';

const sorts = ['opening', 'price', 'acres'] as const;
const lands = ['cultivated', 'pasture', 'mixed'] as const;

interface ListState {
  readonly sort: (typeof sorts)[number];
  readonly land: readonly (typeof lands)[number][];
  readonly within: number | null;
  readonly words: string;
}

const fields: Fields<ListState> = {
  sort: choice(sorts, 'opening'),
  land: choices(lands),
  within: wholeNumber(200, -50, 5000),
  words: freeText(12),
};
const defaults: ListState = { sort: 'opening', land: [], within: 200, words: '' };

const anyState: fc.Arbitrary<ListState> = fc.record({
  sort: fc.constantFrom(...sorts),
  land: fc.subarray([...lands]),
  within: fc.option(fc.integer({ min: -50, max: 5000 })),
  words: fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '&', '=', '%', '+', '#', ',', '💧'),
    maxLength: 12,
  }),
});
const foreign = fc.array(fc.tuple(fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 4 });

function withOtherParams(pairs: readonly (readonly [string, string])[]): string {
  return `?${new URLSearchParams(pairs.map(([name, value]) => [`utm_${name}`, value])).toString()}`;
}

describe('parseQuery', () => {
  it.each([
    ['', defaults],
    ['?', defaults],
    [
      '?sort=price&land=pasture&within=50&words=creek',
      { sort: 'price', land: ['pasture'], within: 50, words: 'creek' },
    ],
    ['?sort=cheapest&within=9000', defaults],
    ['?within=1e3', defaults],
    ['?within=', { ...defaults, within: null }],
    ['?land=mixed,rocks,cultivated', { ...defaults, land: ['cultivated', 'mixed'] }],
    ['?words=%E0%A4%A&sort=%', { ...defaults, words: '�%A' }],
    ['?words=a%00b%0Ac%E2%80%AEd', { ...defaults, words: 'abcd' }],
    ['?words=more+than+twelve+characters', { ...defaults, words: 'more than tw' }],
    ['?sort=price&sort=acres', { ...defaults, sort: 'price' }],
    ['?toString=1&__proto__=2', defaults],
  ])('reads %s', (search, state) => {
    expect(parseQuery(search, fields)).toEqual(state);
  });

  it('returns a state that can be serialized again, for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), fc.string({ unit: 'binary' })), (search) => {
        const state = parseQuery(search, fields);
        expect(sorts).toContain(state.sort);
        expect(parseQuery(serializeQuery(search, fields, state), fields)).toEqual(state);
      }),
    );
  });
});

describe('serializeQuery', () => {
  it('parses its own output', () => {
    fc.assert(
      fc.property(anyState, foreign, (state, others) => {
        expect(parseQuery(serializeQuery(withOtherParams(others), fields, state), fields)).toEqual(state);
      }),
    );
  });

  it('leaves out defaults', () => {
    expect(serializeQuery('?sort=price&within=50', fields, defaults)).toBe('');
    expect(serializeQuery('', fields, { ...defaults, words: 'a & b' })).toBe('?words=a+%26+b');
  });

  it('keeps other parameters', () => {
    fc.assert(
      fc.property(anyState, foreign, (state, others) => {
        const written = new URLSearchParams(serializeQuery(withOtherParams(others), fields, state));
        const preserved = [...written].filter(([name]) => name.startsWith('utm_'));
        expect(preserved).toEqual([...new URLSearchParams(withOtherParams(others))]);
      }),
    );
  });

  it('writes a state in one way only, for any previous address', () => {
    const state: ListState = { ...defaults, sort: 'acres', land: ['mixed', 'cultivated'] };
    const address = '?utm_source=letter&sort=acres&land=cultivated,mixed';
    expect(serializeQuery('?land=mixed&utm_source=letter&sort=price&sort=acres', fields, state)).toBe(
      address,
    );
    expect(serializeQuery(address, fields, state)).toBe(address);
  });
});
