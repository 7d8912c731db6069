import { createStore } from '../../lib/create-store';

/** A sale or a lot that the visitor keeps. */
export interface ShortlistEntry {
  /** The slug of the sale; for a lot, followed by a dot and the slug of the lot. */
  readonly key: string;
  /** Shown if the site no longer has it. */
  readonly name: string;
}

/**
 * The outcome of storing the list: the browser may have no room, or refuse. Then the list lasts until the page is
 * reloaded.
 */
export type ShortlistStorage = 'stored' | 'full' | 'refused';

export interface Shortlist {
  readonly entries: readonly ShortlistEntry[];
  readonly storage: ShortlistStorage;
}

/** The visitor's shortlist; null before it is read from the device. It never goes into a request. */
export const shortlist = createStore<Shortlist | null>(null);

/** The most entries that a list or a shared link has. */
export const maxEntries = 50;

/** Returns the key of a sale, or of one of its lots. */
export function entryKey(saleSlug: string, lotSlug?: string): string {
  return lotSlug === undefined ? saleSlug : `${saleSlug}.${lotSlug}`;
}

/** Returns the slug of the sale that an entry is or belongs to. */
export function saleSlugOf(key: string): string {
  return key.split('.')[0] ?? key;
}
