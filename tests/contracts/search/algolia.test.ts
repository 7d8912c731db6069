import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { algoliasearch } from 'algoliasearch';
import { algoliaSales } from '../../../src/features/search/algolia-sales';
import type { SaleDocument } from '../../../src/model/derive/search/search-document';
import {
  algoliaAdminKey,
  algoliaApp,
  algoliaSearchKey,
  createAlgolia,
  type AlgoliaStandIn,
} from '../../stand-ins/search/algolia';
import { algoliaFailures } from './algolia-failures';

const suggestions = 'suggestions';
const never = new AbortController().signal;
let algolia: AlgoliaStandIn;
let origin: string;

function sale(slug: string, name: string, location: string): SaleDocument & Record<string, unknown> {
  const objectID = `/auctions/${slug}/`;
  return { objectID, kind: 'sale', slug, name, location, summary: '', keywords: '', text: '', weight: 2 };
}

const clearPrairie = sale('clear-prairie-quarters', 'Clear Prairie Quarters', 'Sexsmith, AB');
const lonePine = sale('lone-spruce-estate', 'Lone Spruce Estate', 'Lacombe, AB');

beforeEach(async () => {
  algolia = createAlgolia();
  algolia.indices.set(suggestions, [clearPrairie, lonePine]);
  origin = await algolia.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await algolia.app.close();
});

function find(query: string, superseded = never, searchKey = algoliaSearchKey) {
  return algoliaSales({ appId: algoliaApp, searchKey, origin })(query, superseded);
}

describe('the search client at Algolia', () => {
  it('finds sales by name and location', async () => {
    const found = { key: 'clear-prairie-quarters', slug: 'clear-prairie-quarters' };
    const sexsmith = { ...found, name: 'Clear Prairie Quarters', location: 'Sexsmith, AB' };
    expect(await find('clear pr')).toEqual({ ok: true, value: [sexsmith] });
    expect(await find('sexsm')).toEqual({ ok: true, value: [sexsmith] });
    expect(await find('nowhere')).toEqual({ ok: true, value: [] });
  });

  it('requests three hits, with only the attributes that are shown', async () => {
    await find('clear');
    expect(algolia.searches).toEqual([
      {
        requests: [
          expect.objectContaining({
            indexName: suggestions,
            query: 'clear',
            hitsPerPage: 3,
            attributesToRetrieve: ['slug', 'name', 'location'],
          }),
        ],
      },
    ]);
  });

  it('never suggests more than three', async () => {
    algolia.indices.set(
      suggestions,
      [1, 2, 3, 4].map((number) => sale(`sale-${String(number)}`, 'Sale', 'Taber, AB')),
    );
    const found = await find('taber');
    expect(found.ok && found.value).toHaveLength(3);
  });

  it.each(algoliaFailures)('reports the kind of failure when Algolia is %s', async (fault, failure) => {
    algolia.fault = fault;
    expect(await find('clear')).toEqual({ ok: false, failure });
  });

  it('waits for a slow response', async () => {
    algolia.fault = 'slow';
    expect(await find('clear')).toMatchObject({ ok: true, value: [{ slug: 'clear-prairie-quarters' }] });
  });

  it('reports the kind of failure when Algolia cannot be reached or the key is wrong', async () => {
    expect(await find('clear', never, 'wrong')).toEqual({ ok: false, failure: 'refused' });
    await algolia.app.close();
    expect(await find('clear')).toEqual({ ok: false, failure: 'unreachable' });
  });

  it('aborts a request when a newer one replaces it', async () => {
    algolia.fault = 'hanging';
    const next = new AbortController();
    const requested = new Promise<void>((resolve) => {
      algolia.app.server.once('request', () => {
        resolve();
      });
    });
    const pending = find('clear', next.signal);
    await requested;
    next.abort();
    expect((await pending).ok).toBe(false);
    expect(algolia.requests).toHaveLength(1);
  });
});

describe('the indexing client at the stand-in', () => {
  it('replaces all records of an index at once', async () => {
    const { host } = new URL(origin);
    const client = algoliasearch(algoliaApp, algoliaAdminKey, {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    });
    await client.replaceAllObjects({ indexName: suggestions, objects: [lonePine], batchSize: 1000 });
    expect([...algolia.indices.keys()]).toEqual([suggestions]);
    expect(await find('lacombe')).toMatchObject({ ok: true, value: [{ slug: 'lone-spruce-estate' }] });
    expect(await find('sexsmith')).toEqual({ ok: true, value: [] });
  });

  it('is rejected with the public key', async () => {
    const { host } = new URL(origin);
    const client = algoliasearch(algoliaApp, algoliaSearchKey, {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    });
    await expect(client.saveObjects({ indexName: suggestions, objects: [lonePine] })).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
  });
});
