import { pagesCache } from '../model/derive/offline/offline-copies';

/** A page on the device, with everything that it needs. */
export interface Copy {
  readonly path: string;
  /** Its title. */
  readonly name: string;
  /** Time at which it was last the same as on the site, in ISO 8601. */
  readonly savedAt: string;
  /** Its scripts, sheets, fonts, icons and pictures. */
  readonly files: readonly string[];
  /** Other data that it needs, by addresses on the site. */
  readonly data: readonly string[];
}

/** The copies on the device. */
export interface Copies {
  readonly pages: readonly Copy[];
  readonly full: boolean;
  /** Identifies the list and the build for which they were last made, with the time. */
  readonly made: { readonly for: string; readonly at: number };
}

/** The address of the list of the copies, in the same cache. No page of the site has it. */
const listAddress = '/kept-pages.json';

const none: Copies = { pages: [], full: false, made: { for: '', at: 0 } };

function isCopies(value: unknown): value is Copies {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    'full' in value &&
    'made' in value
  );
}

/** Reads the copies on the device. Only the worker writes the list, so its parts are not checked. */
export async function readCopies(): Promise<Copies> {
  const response = await (await caches.open(pagesCache)).match(listAddress);
  const json: unknown = await response?.json();
  return isCopies(json) ? json : none;
}

/** Writes the list of the copies on the device. */
export async function writeCopies(copies: Copies): Promise<void> {
  await (await caches.open(pagesCache)).put(listAddress, new Response(JSON.stringify(copies)));
}

/** Deletes everything in a cache that is not named. */
export async function keepOnly(cacheName: string, addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!addresses.has(pathname) && pathname !== listAddress) await cache.delete(url);
  }
}
