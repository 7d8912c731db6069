import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fitRecord, pushIndices } from '../../../src/build/search/index-push';
import type { SearchDocument } from '../../../src/model/derive/search/search-document';
import {
  algoliaAdminKey,
  algoliaApp,
  algoliaSearchKey,
  createAlgolia,
  type AlgoliaStandIn,
} from '../../stand-ins/search/algolia';

let algolia: AlgoliaStandIn;
let origin: string;
let lines: string[];

function page(objectID: string, text = ''): SearchDocument {
  return { objectID, kind: 'page', name: 'Sell', summary: '', keywords: '', text, weight: 1 };
}

beforeEach(async () => {
  algolia = createAlgolia();
  algolia.indices.set(
    'pages',
    [page('/old/')].map((document) => ({ ...document })),
  );
  origin = await algolia.app.listen({ port: 0, host: '127.0.0.1' });
  lines = [];
});

afterEach(async () => {
  await algolia.app.close();
});

function push(documents: readonly SearchDocument[], adminKey = algoliaAdminKey): Promise<void> {
  return pushIndices({ appId: algoliaApp, adminKey, origin }, [{ indexName: 'pages', documents }], (line) => {
    lines.push(line);
  });
}

function idsOf(indexName: string): string[] | undefined {
  return algolia.indices.get(indexName)?.map(({ objectID }) => objectID);
}

describe('pushIndices', () => {
  it('replaces the records of an index, logs it, and leaves no other index behind', async () => {
    await push([page('/sell/'), page('/sales/')]);
    expect(idsOf('pages')).toEqual(['/sell/', '/sales/']);
    expect([...algolia.indices.keys()]).toEqual(['pages']);
    expect(lines).toEqual(['Replacing the index "pages" with 2 records ...', 'Replaced the index "pages".']);
  });

  it('pushes more records than fit into one request', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => page(`/sales/${String(at)}/`));
    await push(many);
    expect(idsOf('pages')).toHaveLength(2500);
  });

  it('keeps the old records, with advice, when the key lacks write access', async () => {
    await expect(push([page('/sell/')], algoliaSearchKey)).rejects.toThrow(
      /"pages" was not replaced: .*Its old records are still found\. Check GATSBY_ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY/,
    );
    expect(idsOf('pages')).toEqual(['/old/']);
  });

  it('keeps the old records when Algolia fails', async () => {
    algolia.fault = 'failing';
    await expect(push([page('/sell/')])).rejects.toThrow('"pages" was not replaced');
    expect(idsOf('pages')).toEqual(['/old/']);
  });
});

describe('fitRecord', () => {
  it('leaves a document that fits unchanged', () => {
    const document = page('/sell/', 'Land. '.repeat(100));
    expect(fitRecord(document)).toEqual(document);
  });

  it('cuts a long text after a word, counted in bytes', () => {
    const { text } = fitRecord(page('/terms/', 'Hélène é '.repeat(2000)));
    expect(Buffer.byteLength(JSON.stringify(page('/terms/', text)))).toBeLessThanOrEqual(10_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(9500);
    expect(text).toMatch(/(Hélène|é)$/);
  });
});
