import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pushIndices } from '../../../src/build/search/index-push';
import { algoliaPages } from '../../../src/features/search/algolia-pages';
import type { SearchDocument } from '../../../src/model/derive/search/search-document';
import {
  algoliaAdminKey,
  algoliaApp,
  algoliaSearchKey,
  createAlgolia,
  type AlgoliaStandIn,
} from '../../stand-ins/search/algolia';
import { algoliaFailures } from './algolia-failures';

const never = new AbortController().signal;
const question: SearchDocument = {
  objectID: '/questions/buying/who-pays/',
  kind: 'question',
  name: 'Who pays for drainage?',
  summary: 'The buyer, from possession on.',
  keywords: '',
  text: 'Levies of a <b>drainage</b> district follow the land.',
  weight: 1,
};
const passage: SearchDocument = {
  objectID: '/episodes/3/transcript/#t-64',
  kind: 'passage',
  name: 'Field by field',
  time: '1:04',
  summary: 'Hélène',
  keywords: '',
  text: 'Nobody told us about the draining tile.',
  weight: 1,
};
let algolia: AlgoliaStandIn;
let origin: string;

beforeEach(async () => {
  algolia = createAlgolia();
  origin = await algolia.app.listen({ port: 0, host: '127.0.0.1' });
  const settings = { appId: algoliaApp, adminKey: algoliaAdminKey, origin };
  await pushIndices(settings, [{ indexName: 'pages', documents: [question, passage] }], () => undefined);
});

afterEach(async () => {
  await algolia.app.close();
});

function find(query: string, searchKey = algoliaSearchKey) {
  return algoliaPages({ appId: algoliaApp, searchKey, origin })(query, never);
}

describe('the search of pages at Algolia', () => {
  it('finds pushed records, with the matching words and an excerpt of the text', async () => {
    const result = await find('drain');
    expect(result).toEqual({
      ok: true,
      value: {
        total: 2,
        pages: [
          {
            href: '/questions/buying/who-pays/',
            kind: 'question',
            name: 'Who pays for drainage?',
            summary: 'The buyer, from possession on.',
            note: '',
            terms: new Set(['drainage']),
            excerpt: { kind: 'known', text: 'Levies of a <b>drainage</b> district follow the land.' },
          },
          {
            href: '/episodes/3/transcript/#t-64',
            kind: 'passage',
            name: 'Field by field',
            summary: 'Hélène',
            note: '1:04',
            terms: new Set(['draining']),
            excerpt: { kind: 'known', text: 'Nobody told us about the draining tile.' },
          },
        ],
      },
    });
  });

  it('returns the total even if Algolia does not return all results', async () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ ...question, objectID: `/${String(at)}/` }));
    algolia.indices.set('pages', many);
    const result = await find('drainage');
    expect(result.ok && [result.value.pages.length, result.value.total]).toEqual([200, 250]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example/', 'https://elsewhere.example/'])(
    'refuses records that lead to %s',
    async (objectID) => {
      algolia.indices.set('pages', [{ ...question, objectID }]);
      expect(await find('drainage')).toEqual({ ok: false, failure: 'unreadable' });
    },
  );

  it.each(algoliaFailures)('reports the kind of failure when Algolia is %s', async (fault, failure) => {
    algolia.fault = fault;
    expect(await find('drainage')).toEqual({ ok: false, failure });
  });
});
