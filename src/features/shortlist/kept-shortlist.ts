import { formatShortlist, parseShortlist, withoutRepeats } from './parse-shortlist';
import { maxEntries, shortlist, type ShortlistEntry, type ShortlistStorage } from './shortlist';
import { shortlistKey } from './shortlist-key';

function isSame(a: readonly ShortlistEntry[], b: readonly ShortlistEntry[]): boolean {
  return formatShortlist(a) === formatShortlist(b);
}

function set(entries: readonly ShortlistEntry[], storage: ShortlistStorage): void {
  const before = shortlist.get();
  if (before?.storage !== storage || !isSame(before.entries, entries)) shortlist.set({ entries, storage });
}

/** Reads the stored list, at first and when another tab has changed it. */
export function readShortlist(): void {
  const before = shortlist.get();
  // A list that the browser could not store exists only here.
  if (before !== null && before.storage !== 'stored') return;
  try {
    const text = localStorage.getItem(shortlistKey);
    set(text === null ? [] : parseShortlist(text), 'stored');
  } catch {
    set(before?.entries ?? [], 'refused');
  }
}

/** The browser throws if there is no room. Without permission it throws too, or has no storage at all. */
function store(entries: readonly ShortlistEntry[]): ShortlistStorage {
  try {
    if (entries.length === 0) localStorage.removeItem(shortlistKey);
    else localStorage.setItem(shortlistKey, formatShortlist(entries));
    return 'stored';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

function change(update: (entries: readonly ShortlistEntry[]) => readonly ShortlistEntry[]): ShortlistStorage {
  readShortlist();
  const entries = update(shortlist.get()?.entries ?? []);
  const storage = store(entries);
  set(entries, storage);
  return storage;
}

/**
 * Adds entries to the list and stores it only on the device. Nothing is added to a list that has no room for all of
 * them.
 */
export function keepEntries(added: readonly ShortlistEntry[]): ShortlistStorage | 'too many' {
  readShortlist();
  const present = new Set(shortlist.get()?.entries.map(({ key }) => key));
  const fresh = added.filter(({ key }) => !present.has(key));
  if (present.size + fresh.length > maxEntries) return 'too many';
  return change((entries) => withoutRepeats([...entries, ...fresh]));
}

/** Removes an entry from the list, here and in all other tabs. */
export function removeEntry(key: string): ShortlistStorage {
  return change((entries) => entries.filter((entry) => entry.key !== key));
}

/**
 * Reads the list, and again when another tab changes it or a page comes back from the back/forward cache.
 */
export function followShortlist(): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that all of the storage was cleared.
    if (key === shortlistKey || key === null) readShortlist();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readShortlist();
  });
  readShortlist();
}
