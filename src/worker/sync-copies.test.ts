import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeCaches } from './fake-caches.example';
import { syncCopies } from './sync-copies';

const ranch = '/auctions/ranch/';
const parcel = `${ranch}parcels/parcel-1/`;
const other = '/auctions/other/';

/** The site: texts by path; null without a connection. */
let site: Map<string, string> | null;
let caches: ReturnType<typeof createFakeCaches>;
let asked: AbortController;

function page(name: string, build = 'a1'): string {
  return `<html><head><title>${name} | Example Land</title></head><img src="/static/${name}.jpg"><script src="/app-${build}.js"></script></html>`;
}

function publish(build = 'a1'): void {
  const item = (href: string, lot: string | null) => ({
    href,
    lot,
    calendar: lot === null ? `${href}x.ics` : null,
  });
  const items = [item(ranch, null), item(parcel, 'parcel-1')];
  site = new Map([
    ['/offline.json', JSON.stringify([`/app-${build}.js`, '/favicon.svg'])],
    [`/app-${build}.js`, ''],
    ['/favicon.svg', `icon of ${build}`],
    [`${ranch}shortlist.json`, JSON.stringify(items)],
    [`${other}shortlist.json`, JSON.stringify([item(other, null)])],
    [`${ranch}x.ics`, ''],
    [`${other}x.ics`, ''],
    ['/page-data/app-data.json', '{}'],
  ]);
  for (const path of ['/shortlist/', ranch, parcel, other]) {
    const name = path.replaceAll('/', '');
    site
      .set(path, page(name, build))
      .set(`/page-data${path}page-data.json`, '{}')
      .set(`/static/${name}.jpg`, '');
  }
}

function fetchFromSite(address: string, { signal }: RequestInit): Promise<Response> {
  if (signal?.aborted === true) return Promise.reject(new DOMException('Aborted', 'AbortError'));
  if (site === null) return Promise.reject(new TypeError('Failed to fetch'));
  const text = site.get(address);
  return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
}

function sync(keys: readonly string[], build = 'a1', mayPrune = true) {
  return syncCopies({ kind: 'sync', keys, build }, { mayPrune, signal: asked.signal });
}

beforeEach(() => {
  caches = createFakeCaches();
  asked = new AbortController();
  publish();
  Object.assign(globalThis, { caches, fetch: jest.fn(fetchFromSite) });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the pages of a list', () => {
  it('are kept with their lots, their data and their files', async () => {
    const { pages, full } = await sync(['ranch']);
    expect([pages.map(({ path }) => path), full]).toEqual([['/shortlist/', ranch, parcel], false]);
    expect(pages[1]?.name).toBe('auctionsranch');
    expect(caches.paths('kept-pages')).toEqual(
      expect.arrayContaining([
        ranch,
        `/page-data${parcel}page-data.json`,
        `${ranch}shortlist.json`,
        `${ranch}x.ics`,
      ]),
    );
    expect(caches.paths('kept-files')).toEqual(
      expect.arrayContaining(['/app-a1.js', '/static/auctionsranch.jpg']),
    );
  });

  it('are only those of a lot if just that is kept', async () => {
    const { pages } = await sync(['ranch.parcel-1']);
    expect(pages.map(({ path }) => path)).toEqual(['/shortlist/', parcel]);
  });

  it('are removed with their files when they leave the list', async () => {
    await sync(['ranch', 'other']);
    await sync(['other']);
    expect(caches.paths('kept-pages')).not.toContain(ranch);
    expect(caches.paths('kept-files')).not.toContain('/static/auctionsranch.jpg');
    expect(caches.paths('kept-pages')).toContain(other);
  });

  it('stay as they are without a connection', async () => {
    await sync(['ranch']);
    site = null;
    const { pages } = await sync(['ranch', 'other']);
    expect(pages.map(({ path }) => path)).toContain(ranch);
    expect(caches.paths('kept-pages')).toContain(ranch);
  });

  it('are checked again after a while, or with other scripts', async () => {
    jest.useFakeTimers();
    await sync(['ranch']);
    jest.mocked(fetch).mockClear();
    await sync(['ranch']);
    expect(fetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(15 * 60_000);
    await sync(['ranch']);
    expect(fetch).toHaveBeenCalled();
    jest.mocked(fetch).mockClear();
    await sync(['ranch'], 'b2');
    expect(fetch).toHaveBeenCalled();
  });

  it('are checked again once the clock of the device, which was ahead, is right', async () => {
    jest.useFakeTimers({ now: new Date('2027-11-26T12:00:00Z') });
    await sync(['ranch']);
    jest.setSystemTime(new Date('2026-11-26T12:00:00Z'));
    jest.mocked(fetch).mockClear();
    await sync(['ranch']);
    expect(fetch).toHaveBeenCalled();
  });

  it('are removed with their sale', async () => {
    await sync(['ranch', 'other']);
    site?.delete(`${ranch}shortlist.json`);
    const { pages } = await sync(['ranch', 'other'], 'b2');
    expect(pages.map(({ path }) => path)).toEqual(['/shortlist/', other]);
  });
});

it('fetches and deletes nothing more once it is stopped', async () => {
  await sync(['other']);
  const stopAfterAnswer = (address: string, init: RequestInit) => {
    const answer = fetchFromSite(address, init);
    asked.abort();
    return answer;
  };
  Object.assign(globalThis, { fetch: stopAfterAnswer });
  await sync(['ranch']);
  expect(caches.paths('kept-pages')).toContain(other);
  expect(caches.paths('kept-pages')).not.toContain(ranch);
  const cache = await caches.open('kept-pages');
  expect(await (await cache.match('/kept-pages.json'))?.text()).toContain(other);
});

describe('a deploy', () => {
  it('leaves the scripts of pages that are open', async () => {
    await sync(['ranch']);
    publish('b2');
    await sync(['ranch'], 'b2', false);
    expect(caches.paths('kept-files')).toEqual(expect.arrayContaining(['/app-a1.js', '/app-b2.js']));
    publish('c3');
    await sync(['ranch'], 'c3', true);
    expect(caches.paths('kept-files').filter((file) => file.endsWith('.js'))).toEqual(['/app-c3.js']);
  });

  it('renews the files that have the same name in every build', async () => {
    await sync(['ranch']);
    publish('b2');
    await sync(['ranch'], 'b2');
    const cache = await caches.open('kept-files');
    expect(await (await cache.match('/favicon.svg'))?.text()).toBe('icon of b2');
    const asked = jest.mocked(fetch).mock.calls.find(([address]) => address === '/favicon.svg');
    expect(asked?.[1]?.cache).toBe('no-cache');
  });

  it('in progress leaves the previous page complete', async () => {
    await sync(['ranch']);
    publish('b2');
    site?.set(ranch, page('half', 'a1')).set('/static/half.jpg', '');
    const { pages } = await sync(['ranch'], 'b2');
    expect(pages.find(({ path }) => path === ranch)?.files).toContain('/app-a1.js');
    expect(caches.paths('kept-files')).toContain('/app-a1.js');
    const cache = await caches.open('kept-pages');
    expect(await (await cache.match(ranch))?.text()).toContain('auctionsranch');
  });
});

it('reports that the device is full, and keeps complete pages', async () => {
  await sync(['ranch']);
  caches.room.entries = caches.paths('kept-pages').length + caches.paths('kept-files').length + 1;
  const { pages, full } = await sync(['ranch', 'other']);
  expect(full).toBe(true);
  expect(pages.map(({ path }) => path)).toEqual(['/shortlist/', ranch, parcel]);
  expect(caches.paths('kept-pages')).toContain(ranch);
});

it('leaves a page the data of its own build if there is no room for all of the next one', async () => {
  await sync(['ranch']);
  publish('b2');
  const address = `/page-data${ranch}page-data.json`;
  site?.set(address, '{"slicesMap":{"header":"header-2"}}').set('/slice-data/header-2.json', '{}');
  // Room for the script of the next build, and not for the page's additional data.
  caches.room.entries = caches.paths('kept-pages').length + caches.paths('kept-files').length + 1;
  const { pages, full } = await sync(['ranch'], 'b2');
  expect([full, pages.find(({ path }) => path === ranch)?.files]).toEqual([
    true,
    expect.arrayContaining(['/app-a1.js']),
  ]);
  const cache = await caches.open('kept-pages');
  expect(await (await cache.match(address))?.text()).toBe('{}');
});
