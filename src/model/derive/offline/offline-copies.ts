import { isStringList } from '../../../lib/is-string-list';

/** Pages that are kept for use without a connection, and what they load. */
export const pagesCache = 'kept-pages';

/** Scripts, style sheets, fonts and pictures of those pages, whose names hold a hash of their content. */
export const filesCache = 'kept-files';

/** Name of the lock that is held while they change: by a worker that keeps them, or by a page that removes them. */
export const copiesLock = 'kept-copies';

/** The worker that keeps them. */
export const workerRoute = '/sw.js';

/** The scripts, sheets, fonts and icons that kept pages need. */
export const shellFilesRoute = '/offline.json';

/** Attribute of the root element of a page that comes from the device: when it was saved, in ISO 8601. */
export const savedAttribute = 'data-saved';

/** Asks the worker to keep what a list has, and nothing else. */
export interface SyncRequest {
  readonly kind: 'sync';
  /** Keys of the shortlist. */
  readonly keys: readonly string[];
  /** Identifies the scripts of the page that asks. */
  readonly build: string;
}

/** Tells the worker to keep nothing any more. The page then removes the copies. */
export interface StopRequest {
  readonly kind: 'stop';
}

export type CopiesRequest = SyncRequest | StopRequest;

/** The worker's message after it has kept what it could. */
export interface CopiesReport {
  readonly kind: 'copies';
  /** Time at which each page was saved, in ISO 8601, by its path. */
  readonly saved: Readonly<Record<string, string>>;
  /** True when the device had no room for all of them. */
  readonly full: boolean;
}

/** Parses a message to the worker; null for any other. */
export function parseCopiesRequest(message: unknown): CopiesRequest | null {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null;
  const { kind } = message;
  if (kind === 'stop') return { kind };
  if (kind !== 'sync' || !('keys' in message && 'build' in message)) return null;
  const { keys, build } = message;
  return isStringList(keys) && typeof build === 'string' ? { kind, keys, build } : null;
}

/** Parses a message of the worker; null for any other. */
export function parseCopiesReport(message: unknown): CopiesReport | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('kind' in message && 'saved' in message && 'full' in message)) return null;
  const { kind, saved, full } = message;
  if (kind !== 'copies' || typeof full !== 'boolean' || typeof saved !== 'object' || saved === null)
    return null;
  const times = Object.entries<unknown>({ ...saved }).flatMap(([path, time]) =>
    typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? [[path, time] as const] : [],
  );
  return { kind, saved: Object.fromEntries(times), full };
}

/** Parses the list of the shell's files; null for anything else. */
export function parseShellFiles(text: string): readonly string[] | null {
  try {
    const json: unknown = JSON.parse(text);
    return isStringList(json) ? json : null;
  } catch {
    return null;
  }
}
