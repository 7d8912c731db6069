import { slugPattern } from '../../lib/slug-pattern';
import { maxEntries, type ShortlistEntry } from './shortlist';

/** Version of the format in which the list is stored. */
const version = 1;
const maxName = 200;
const maxKey = 200;

/** Returns whether a text can be the key of an entry: one slug, or two joined by a dot. */
function isKey(text: string): boolean {
  const slugs = text.split('.');
  return text.length <= maxKey && slugs.length <= 2 && slugs.every((slug) => slugPattern.test(slug));
}

function parseEntry(value: unknown): ShortlistEntry[] {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('name' in value)) return [];
  const { key, name } = value;
  return typeof key === 'string' && isKey(key) && typeof name === 'string'
    ? [{ key, name: name.slice(0, maxName) }]
    : [];
}

/** Returns the first entry of each key, at most as many as a list can have. */
export function withoutRepeats(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  const byKey = new Map<string, ShortlistEntry>();
  for (const entry of entries) if (!byKey.has(entry.key)) byKey.set(entry.key, entry);
  return [...byKey.values()].slice(0, maxEntries);
}

/** Parses the stored list. Invalid entries are left out; anything else yields an empty list. */
export function parseShortlist(text: string): ShortlistEntry[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof json !== 'object' || json === null || !('version' in json) || !('entries' in json)) return [];
  const entries: unknown[] = json.version === version && Array.isArray(json.entries) ? json.entries : [];
  return withoutRepeats(entries.flatMap(parseEntry));
}

/** Returns the list in the format in which it is stored. */
export function formatShortlist(entries: readonly ShortlistEntry[]): string {
  return JSON.stringify({ version, entries });
}

/** Parses the keys of a shared list, such as carrot-river-black_burnt-birch-ranch.parcel-1; invalid ones are left out. */
export function parseSharedKeys(text: string): string[] {
  return [...new Set(text.split('_').filter(isKey))].slice(0, maxEntries);
}

/** Returns the keys in the form of a link. */
export function formatSharedKeys(keys: readonly string[]): string {
  return keys.join('_');
}
