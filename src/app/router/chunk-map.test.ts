/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadChunkMap, readChunkMap } from './chunk-map';

const stats = { assetsByChunkName: { sale: ['1a.css', '2b.js'] } };

function mockFetch(fetch: () => Promise<unknown>): void {
  Object.assign(window, { fetch });
}

afterEach(() => {
  delete window.___chunkMapping;
});

describe('readChunkMap', () => {
  it('reads the files of each chunk as addresses', () => {
    expect(readChunkMap(stats)).toEqual({ sale: ['/1a.css', '/2b.js'] });
  });

  it.each([null, 'text', {}, { assetsByChunkName: null }, { assetsByChunkName: 3 }])(
    'reads %j as an empty map',
    (value) => {
      expect(readChunkMap(value)).toEqual({});
    },
  );
});

describe('loadChunkMap', () => {
  it('loads the map, so that pages are prefetched completely', async () => {
    mockFetch(() => Promise.resolve({ ok: true, headers: new Map(), json: () => Promise.resolve(stats) }));
    await loadChunkMap(window);
    expect(window.___chunkMapping).toEqual({ sale: ['/1a.css', '/2b.js'] });
  });

  it.each([
    ['is not found', () => Promise.resolve({ ok: false, headers: new Map() })],
    ['can not be reached', () => Promise.reject(new Error('offline'))],
  ])('continues with an empty map when it %s', async (_, fetch) => {
    window.___chunkMapping = '{"sale":[]}';
    mockFetch(fetch);
    await loadChunkMap(window);
    expect(window.___chunkMapping).toEqual({});
  });
});
