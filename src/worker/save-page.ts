import { runPool } from '../lib/run-pool';
import { filesCache, pagesCache } from '../model/derive/offline/offline-copies';
import type { Copy } from './copies';
import { documentFiles, hasHash, pageDataRoute, pictureFiles, sliceDataRoutes } from './page-files';

/** Larger documents are not kept. */
const maxDocumentBytes = 5_000_000;
const atATime = 4;

/** Fetches the current content of an address. @throws Without a connection, and when the site refuses. */
export async function fetchNow(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response;
}

async function putFile(address: string, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(filesCache);
  if (!hasHash(address)) {
    await cache.put(address, await fetchNow(address, signal));
    return;
  }
  if ((await cache.match(address, { ignoreVary: true })) !== undefined) return;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  await cache.put(address, response);
}

/** Keeps a document unless it is large. The page is useful without it. */
async function fetchDocument(address: string, signal: AbortSignal): Promise<readonly [string, Response][]> {
  const response = await fetchNow(address, signal).catch(() => null);
  if (response === null) return [];
  if (Number(response.headers.get('content-length') ?? 0) <= maxDocumentBytes) return [[address, response]];
  await response.body?.cancel();
  return [];
}

function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return title
    .replace(/ \| [^|]*$/, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');
}

/**
 * Stores the parts of a page. Without room for all of them, those of the previous copy are restored: its HTML would
 * otherwise have the data of another build.
 */
async function putTogether(parts: readonly (readonly [string, Response])[]): Promise<void> {
  const cache = await caches.open(pagesCache);
  const replaced: [string, Response][] = [];
  try {
    for (const [address, response] of parts) {
      const old = await cache.match(address, { ignoreVary: true });
      await cache.put(address, response);
      if (old !== undefined) replaced.push([address, old]);
    }
  } catch (error) {
    for (const [address, old] of replaced) await cache.put(address, old);
    throw error;
  }
}

interface SavePageOptions {
  /** The scripts, sheets, fonts and icons of the current site. */
  readonly shell: readonly string[];
  /** Addresses of data that belongs to the page. */
  readonly beside: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Saves a page with everything that it needs: its files first, and the page last, so that copies on the device are
 * always complete.
 *
 * @throws Without a connection, without room, when the page is of another build than the shell, and when aborted.
 */
export async function savePage(path: string, { shell, beside, signal }: SavePageOptions): Promise<Copy> {
  const page = await fetchNow(path, signal);
  const html = await page.clone().text();
  const app = /"(\/app-[\w-]+\.js)"/.exec(html)?.[1];
  if (app === undefined || !shell.includes(app)) throw new Error(`${path} is of another build`);
  const pageData = await fetchNow(pageDataRoute(path), signal);
  const others = ['/page-data/app-data.json', ...sliceDataRoutes(await pageData.clone().text()), ...beside];
  const data: (readonly [string, Response])[] = [[pageDataRoute(path), pageData]];
  data.push(
    ...(await runPool(
      others,
      atATime,
      async (address) => [address, await fetchNow(address, signal)] as const,
    )),
  );
  data.push(
    ...(await runPool(documentFiles(html), atATime, (address) => fetchDocument(address, signal))).flat(),
  );
  const files = [...shell, ...pictureFiles(html)];
  await runPool(files, atATime, (address) => putFile(address, signal));
  await putTogether([...data, [path, page]]);
  return {
    path,
    name: titleOf(html),
    savedAt: new Date().toISOString(),
    files,
    data: data.map(([address]) => address),
  };
}
