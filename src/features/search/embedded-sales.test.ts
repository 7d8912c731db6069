import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import MiniSearch from 'minisearch';
import { saleIndexOptions } from '../../model/derive/search/sale-index';
import type { SaleDocument } from '../../model/derive/search/search-document';
import { embeddedSales } from './embedded-sales';

const never = new AbortController().signal;
const fetchMock = jest.fn<() => Promise<Response>>();
const realFetch = globalThis.fetch;

function sale(slug: string, name: string, location: string, weight = 2, keywords = ''): SaleDocument {
  const objectID = `/auctions/${slug}/`;
  return { objectID, kind: 'sale', slug, name, location, summary: '', keywords, text: '', weight };
}

function indexOf(...sales: readonly SaleDocument[]): unknown {
  const index = new MiniSearch<SaleDocument>(saleIndexOptions);
  index.addAll(sales);
  return index.toJSON();
}

function respondWith(value: unknown): void {
  fetchMock.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(value))));
}

async function names(query: string): Promise<string[]> {
  const found = await embeddedSales().find(query, never);
  if (!found.ok) throw new Error(found.failure);
  return found.value.map(({ name }) => name);
}

beforeEach(() => {
  globalThis.fetch = fetchMock;
  respondWith(
    indexOf(
      sale('iron-creek', 'Iron Creek Home Place', 'Killam, AB', 0, 'Flagstaff County, SW-18-44-13-W4M'),
      sale('birch', 'Burnt Birch Ranch', 'Spirit River, AB'),
      sale('creek', 'Creek Quarters', 'Spirit River, AB'),
    ),
  );
});

afterEach(() => {
  globalThis.fetch = realFetch;
  fetchMock.mockReset();
});

describe('embeddedSales', () => {
  it('finds sales by name, place, municipality and land, with a typo or two', async () => {
    expect(await names('burnt b')).toEqual(['Burnt Birch Ranch']);
    expect(await names('burnt brch')).toEqual(['Burnt Birch Ranch']);
    expect(await names('flagst')).toEqual(['Iron Creek Home Place']);
    expect(await names('sw 18-44-13 w4')).toEqual(['Iron Creek Home Place']);
    expect(await names('sw 19-44-13 w4')).toEqual([]);
  });

  it('lists upcoming sales before past ones', async () => {
    expect(await names('creek')).toEqual(['Creek Quarters', 'Iron Creek Home Place']);
  });

  it('suggests at most three', async () => {
    respondWith(indexOf(...[1, 2, 3, 4].map((number) => sale(`s-${String(number)}`, 'Taber', 'Taber, AB'))));
    expect(await names('taber')).toHaveLength(3);
  });

  it.each([
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['an index of another version', { serializationVersion: 99, index: [] }],
    ['a broken index', { serializationVersion: 2, index: [['taber', { 0: 7 }]] }],
    ['other records', indexOf({ ...sale('a', 'Taber', 'Taber, AB'), slug: '' })],
  ])('reports unreadable data when it gets %s', async (_what, value) => {
    respondWith(value);
    const found = await embeddedSales().find('taber', never);
    expect(found).toEqual({ ok: false, failure: 'unreadable' });
  });
});
