import {
  filesCache,
  pagesCache,
  parseShellFiles,
  shellFilesRoute,
  type SyncRequest,
} from '../model/derive/offline/offline-copies';
import { saleRoute, shortlistItemsRoute, shortlistRoute } from '../model/derive/routes';
import { keepOnly, readCopies, writeCopies, type Copies, type Copy } from './copies';
import { parseSaleFile } from './parse-sale-file';
import { fetchNow, savePage } from './save-page';

/** Time after which a page of a list is checked again. */
const freshMs = 15 * 60_000;

interface WantedPage {
  readonly path: string;
  readonly beside: readonly string[];
}

/** Pages of a sale whose list of lots could not be loaded: those that are on the device stay. */
type Wanted = readonly WantedPage[] | 'unknown';

/** A sale is kept with its lots; a lot is kept alone. */
async function wantedPages(key: string, signal: AbortSignal): Promise<Wanted> {
  const [sale = '', lot] = key.split('.');
  const address = shortlistItemsRoute(sale);
  try {
    const response = await fetch(address, { cache: 'no-cache', signal });
    if (response.status === 404 || response.status === 410) return [];
    const items = response.ok ? parseSaleFile(await response.text()) : null;
    if (items === null) return 'unknown';
    return items
      .filter((item) => lot === undefined || item.lot === lot)
      .map(({ href, calendar }) => ({
        path: href,
        beside: calendar === null ? [address] : [address, calendar],
      }));
  } catch {
    return 'unknown';
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function ofSale(key: string): (copy: Copy) => boolean {
  const [slug = ''] = key.split('.');
  return ({ path }) => path.startsWith(saleRoute({ slug }));
}

interface SyncOptions {
  /** True when no open page may need files of an earlier build. */
  readonly mayPrune: boolean;
  /** Aborted when the list is no longer to be kept: the rest of it is then not fetched. */
  readonly signal: AbortSignal;
}

/**
 * Keeps the pages of a list on the device, and deletes those of others. Without a connection everything stays as it is.
 */
export async function syncCopies(
  { keys, build }: SyncRequest,
  { mayPrune, signal }: SyncOptions,
): Promise<Copies> {
  const before = await readCopies();
  const made = { for: `${build} ${[...keys].sort().join(' ')}`, at: Date.now() };
  // If the clock was ahead at that time and has been corrected, the time is in the future.
  if (before.made.for === made.for && Math.abs(made.at - before.made.at) < freshMs) return before;
  const shell = await fetchNow(shellFilesRoute, signal)
    .then(async (response) => parseShellFiles(await response.text()))
    .catch(() => null);
  if (shell === null) return before;

  const pages = new Map<string, Copy>();
  const wanted = new Map<string, readonly string[]>([[shortlistRoute, []]]);
  for (const key of keys) {
    const found = await wantedPages(key, signal);
    if (found === 'unknown') for (const copy of before.pages.filter(ofSale(key))) pages.set(copy.path, copy);
    else for (const { path, beside } of found) wanted.set(path, beside);
  }
  let full = false;
  let failed = false;
  for (const [path, beside] of wanted) {
    const old = before.pages.find((copy) => copy.path === path);
    if (old !== undefined) pages.set(path, old);
    if (full) continue;
    try {
      pages.set(path, await savePage(path, { shell, beside, signal }));
    } catch (error) {
      failed = true;
      full = isFull(error);
    }
  }
  if (signal.aborted) return before;
  const kept = [...pages.values()];
  const copies = { pages: kept, full, made: failed ? before.made : made };
  // Before the list is written, which may otherwise have no room.
  await keepOnly(pagesCache, new Set(kept.flatMap(({ path, data }) => [path, ...data])));
  if (mayPrune || full) await keepOnly(filesCache, new Set(kept.flatMap(({ files }) => files)));
  await writeCopies(copies);
  return copies;
}
