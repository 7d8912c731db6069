import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageIndexFiles } from '../../../src/build/downloads/search/page-index-files';
import type { SearchDocument, SearchKind } from '../../../src/model/derive/search/search-document';
import { embeddedPages } from '../../../src/features/search/embedded-pages';
import type { FoundPage } from '../../../src/features/search/page-search';

const never = new AbortController().signal;
const realFetch = globalThis.fetch;
let requests: string[];
/** Answers in place of those of the build. */
let others: Map<RegExp, () => Response>;

function page(kind: SearchKind, name: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  const objectID = `/${kind}/${name.toLowerCase().replaceAll(' ', '-')}/`;
  return { objectID, kind, name, summary: '', keywords: '', text: '', weight: 1, ...rest };
}

const documents = [
  page('sale', 'Iron Creek Home Place', {
    location: 'Killam, AB',
    weight: 0,
    text: 'Tile drainage was laid.',
  }),
  page('sale', 'Creek Quarters', { location: 'Spirit River, AB', weight: 2 }),
  page('parcel', 'Parcel 1, Iron Creek', { keywords: 'R.M. of Flagstaff, SW-18-44-13-W4M' }),
  page('question', 'Who pays for drainage?', { summary: 'The buyer, from possession on.' }),
  page('page', 'Who we are'),
  page('passage', 'Drainage, field by field', {
    objectID: '/episodes/3/transcript/#t-64',
    time: '1:04',
    summary: 'Hélène',
    text: 'Nobody told us about the culvert, and that is what drowned the barley.',
  }),
  ...Array.from({ length: 60 }, (_, at) =>
    page('term', `Term ${String(at)}`, { text: at === 59 ? 'An easement for a culvert.' : 'Nothing.' }),
  ),
];

async function serveBuilt(route: string): Promise<Response> {
  requests.push(route);
  const other = [...others].find(([pattern]) => pattern.test(route));
  if (other !== undefined) return other[1]();
  const file = pageIndexFiles(documents).find((one) => one.route === route);
  return file === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(String(await file.content()));
}

beforeEach(() => {
  requests = [];
  others = new Map();
  globalThis.fetch = jest.fn((address) => serveBuilt(String(address)));
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function found(query: string, { find } = embeddedPages()): Promise<readonly FoundPage[]> {
  const result = await find(query, never);
  if (!result.ok) throw new Error(result.failure);
  expect(result.value.total).toBe(result.value.pages.length);
  return result.value.pages;
}

async function names(query: string): Promise<string[]> {
  return (await found(query)).map(({ name }) => name);
}

describe('embeddedPages', () => {
  it('finds names before texts, by the beginnings of words and with a typo', async () => {
    expect(await names('drain')).toEqual(['Who pays for drainage?', 'Iron Creek Home Place']);
    expect(await names('drainige')).toEqual(['Who pays for drainage?', 'Iron Creek Home Place']);
    expect(await names('DRAINAGE tile')).toEqual(['Iron Creek Home Place']);
    expect(await names('drainage barley')).toEqual([]);
  });

  it('lists upcoming sales before past ones', async () => {
    const all = await names('creek');
    expect([all.at(0), all.at(-1)]).toEqual(['Creek Quarters', 'Iron Creek Home Place']);
  });

  it('finds land by its legal description and its municipality', async () => {
    expect(await names('SW-18-44-13-W4M')).toEqual(['Parcel 1, Iron Creek']);
    expect(await names('flagstaff')).toEqual(['Parcel 1, Iron Creek']);
  });

  it('ignores stop words, unless there are no others', async () => {
    expect(await names('the culvert of barley')).toEqual(['Drainage, field by field']);
    expect(await names('who we are')).toEqual(['Who we are']);
  });

  it('finds passages of a recording only by their words, with their time', async () => {
    const [passage] = await found('barley');
    expect(passage).toMatchObject({ href: '/episodes/3/transcript/#t-64', note: '1:04' });
    expect(passage?.terms).toEqual(new Set(['barley']));
  });

  it('loads an excerpt when a row needs it, from the file that holds the text', async () => {
    const pages = await found('culvert');
    const excerpts = pages.map(({ excerpt }) =>
      excerpt.kind === 'toLoad' ? excerpt.load() : Promise.resolve(null),
    );
    expect(await Promise.all(excerpts)).toEqual([
      'Nobody told us about the culvert, and that is what drowned the barley.',
      'An easement for a culvert.',
    ]);
    expect(requests.filter((route) => route.includes('texts'))).toEqual([
      '/search/pages/texts-0.json',
      '/search/pages/texts-1.json',
    ]);
    const [question] = await found('who pays');
    expect(question?.excerpt).toEqual({ kind: 'none' });
  });

  it('shows no excerpt if its text cannot be loaded', async () => {
    others.set(/texts/, () => new Response('', { status: 500 }));
    const [{ excerpt } = { excerpt: null }] = await found('barley');
    expect(excerpt?.kind === 'toLoad' && (await excerpt.load())).toBeNull();
  });

  it('loads the words of a letter when one is searched, and each file once', async () => {
    const search = embeddedPages();
    await found('culvert barley', search);
    await found('culvert bins', search);
    expect(requests).toEqual([
      '/search/pages/index.json',
      '/search/pages/words-c.json',
      '/search/pages/words-b.json',
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    '__proto__',
    'constructor',
    '\u202Eעברית',
    '💩',
  ])('finds nothing for %j', async (hostile) => {
    expect(await names(hostile)).toEqual([]);
  });

  it.each<[string, RegExp, () => Response, string]>([
    ['no index', /index/, () => new Response('', { status: 404 }), 'refused'],
    ['a page for the index', /index/, () => new Response('<!doctype html>'), 'unreadable'],
    [
      'a broken index',
      /index/,
      () => new Response('{"serializationVersion":2,"index":[["culvert",{"0":7}]]}'),
      'unreadable',
    ],
    ['no words', /words/, () => new Response('', { status: 503 }), 'refused'],
    ['other words', /words/, () => new Response('[["culvert",["1"]]]'), 'unreadable'],
    ['words that are none', /words/, () => new Response('{}'), 'unreadable'],
  ])('reports the kind of failure when it gets %s', async (_what, route, response, failure) => {
    others.set(route, response);
    expect(await embeddedPages().find('culvert', never)).toEqual({ ok: false, failure });
  });

  it('rejects an index with addresses outside of the site', async () => {
    const file = pageIndexFiles([page('page', 'Culvert', { objectID: '//elsewhere.example/' })])[0];
    const content = String(await file?.content());
    others.set(/index/, () => new Response(content));
    expect(await embeddedPages().find('culvert', never)).toEqual({ ok: false, failure: 'unreadable' });
  });
});
