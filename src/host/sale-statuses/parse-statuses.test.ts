import { describe, expect, it } from '@jest/globals';
import { parseStatuses } from './parse-statuses';

function parse(data: unknown) {
  return parseStatuses(JSON.stringify({ data }));
}

describe('parseStatuses', () => {
  it('keeps unknown statuses and drops all other fields', () => {
    const items = parse([{ slug: 'goose-lake', saleStatus: 'paused', bids: 7 }]).items;
    expect(items).toEqual([{ slug: 'goose-lake', saleStatus: 'paused' }]);
    expect(parse([]).items).toEqual([]);
  });

  it('uses the last of two with the same slug', () => {
    const twice = [
      { slug: 'a', saleStatus: 'upcoming' },
      { slug: '__proto__', saleStatus: 'live' },
      { slug: 'a', saleStatus: 'live' },
    ];
    expect(parse(twice).items).toEqual([
      { slug: 'a', saleStatus: 'live' },
      { slug: '__proto__', saleStatus: 'live' },
    ]);
  });

  it('drops invalid items and warns once for each kind', () => {
    const { items, warnings } = parse([
      { slug: 'a', saleStatus: 'live' },
      { slug: '', saleStatus: 'live' },
      { slug: 7, saleStatus: 'live' },
      null,
      'b',
      { slug: 'c' },
      { slug: 'd', saleStatus: 'x'.repeat(201) },
    ]);
    expect(items).toEqual([{ slug: 'a', saleStatus: 'live' }]);
    expect([...warnings]).toEqual([
      'An item without a usable slug was left out',
      'An item without a usable saleStatus was left out',
    ]);
  });

  it.each([
    ['', 'it is not JSON'],
    ['<!doctype html>', 'it is not JSON'],
    ['{"data":[{"slug":"a"', 'it is not JSON'],
    ['['.repeat(500_000), 'it is not JSON'],
    ['null', 'it has no list named data'],
    ['[]', 'it has no list named data'],
    ['{"data":{}}', 'it has no list named data'],
    ['{"data":[{"id":1}]}', 'no item of its list has a slug and a saleStatus'],
  ])('refuses %.30s', (text, reason) => {
    expect(() => parseStatuses(text)).toThrow(reason);
  });
});
