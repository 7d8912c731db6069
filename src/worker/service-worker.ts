import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  filesCache,
  pagesCache,
  parseCopiesRequest,
  type CopiesReport,
} from '../model/derive/offline/offline-copies';
import { answerRequest } from './answer-request';
import { readCopies, type Copies } from './copies';
import { pageDataRoute, pictureFolder } from './page-files';
import { notKeptPage, savedPage } from './saved-page';
import { syncCopies } from './sync-copies';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** After this time without an answer, a kept page is shown. */
const networkTimeoutSeconds = 8;

/** Pages are saved completely, with their files, and never individually as they are visited. */
const neverStore = { cacheWillUpdate: () => Promise.resolve(null) };

const matchOptions = { ignoreSearch: true, ignoreVary: true };

/** With the headers of the site, except those about the transfer of the page. */
async function withNotice(page: Response, savedAt: string): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(savedPage(await page.text(), savedAt), { headers });
}

async function notKept(): Promise<Response> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(notKeptPage((await readCopies()).pages), { status: 503, headers });
}

/** The address under which a page is kept: with a final slash, and without a query. */
function keptAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    neverStore,
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptAddress(request.url)),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        if (cachedResponse === undefined) return undefined;
        const path = new URL(keptAddress(request.url)).pathname;
        const copy = (await readCopies()).pages.find((page) => page.path === path);
        return copy && withNotice(cachedResponse, copy.savedAt);
      },
      handlerDidError: notKept,
    },
  ],
});

/**
 * Data of a page is kept only for that page: a link loads the page itself, which says how old it is; the data alone
 * would not.
 */
async function isDataOfClient(clientId: string, path: string): Promise<boolean> {
  if (!path.startsWith('/page-data/')) return true;
  const client = await self.clients.get(clientId);
  if (client === undefined) return false;
  const page = new URL(keptAddress(client.url)).pathname;
  return path === pageDataRoute(page) || path === '/page-data/app-data.json';
}

interface KeptData {
  readonly cachedResponse?: Response | undefined;
  readonly request: Request;
  readonly event: { readonly clientId?: string };
}

async function dataOfClient({ cachedResponse, request, event }: KeptData): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  return (await isDataOfClient(event.clientId ?? '', pathname)) ? cachedResponse : undefined;
}

const data = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [neverStore, { cachedResponseWillBeUsed: dataOfClient }],
});

/** Another size or format of a picture that is kept. */
async function samePicture(path: string): Promise<Response | undefined> {
  const folder = pictureFolder(path);
  if (folder === null) return undefined;
  const cache = await caches.open(filesCache);
  const kept = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
  return kept && cache.match(kept, matchOptions);
}

const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [neverStore, { handlerDidError: ({ request }) => samePicture(new URL(request.url).pathname) }],
});

/** Icons and the manifest, which have the same address in every build. */
const namedFiles = new NetworkFirst({
  cacheName: filesCache,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [neverStore],
});

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && !/\.\w+$/.test(url.pathname),
  pages,
);
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin &&
    (/^\/(?:page-data|slice-data)\/.*\.json$/.test(pathname) ||
      /^\/auctions\/.*(?:\/shortlist\.json|\.ics)$/.test(pathname) ||
      /^\/media\/.*\.pdf$/.test(pathname)),
  data,
);
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && (pathname.startsWith('/static/') || /^\/[^/]+\.(?:js|css)$/.test(pathname)),
  files,
);
registerRoute(
  ({ sameOrigin, url: { pathname } }) => sameOrigin && /^\/[^/]+\.(?:svg|png|webmanifest)$/.test(pathname),
  namedFiles,
);

async function report({ pages: kept, full }: Copies): Promise<void> {
  const saved = Object.fromEntries(kept.map(({ path, savedAt }) => [path, savedAt]));
  const message: CopiesReport = { kind: 'copies', saved, full };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

self.addEventListener('message', (event) => {
  const request = parseCopiesRequest(event.data);
  if (request === null) return;
  event.waitUntil(
    answerRequest(request, async (list, signal) => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const copies = await syncCopies(list, { mayPrune: open.length <= 1, signal });
      if (!signal.aborted) await report(copies);
    }),
  );
});

// Answers do not depend on the page that asks, so a new version may take over open pages.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
clientsClaim();
