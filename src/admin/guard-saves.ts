import { z } from 'zod';

/** A data file of an entry, and how it is saved. The names are Decap's. */
interface SavedFiles {
  readonly dataFiles: readonly { readonly path: string; readonly slug: string; readonly raw: string }[];
}
interface SaveOptions {
  readonly collectionName?: string;
  readonly useWorkflow?: boolean;
}

/** A git host, as Decap asks it. */
export interface GitHost {
  readonly getEntry: (path: string) => Promise<{ readonly data: string }>;
  /** Rejects where an entry has no draft. */
  readonly unpublishedEntry: (entry: { readonly collection: string; readonly slug: string }) => Promise<{
    readonly diffs: readonly { readonly path: string; readonly id: string }[];
  }>;
  readonly unpublishedEntryDataFile: (
    collection: string,
    slug: string,
    path: string,
    id: string,
  ) => Promise<string>;
  persistEntry: (entry: SavedFiles, options: SaveOptions) => Promise<unknown>;
}

const GitHostSchema = z.custom<GitHost>((value) => typeof value === 'object' && value !== null);

/** An entry that has been opened for editing. */
interface OpenedEntry {
  readonly path: string;
  /** The file as it was then; null of a new entry. */
  readonly source: string | null;
}

function hasNoDraft(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'notUnderEditorialWorkflow' in error;
}

/** Reads the file of an entry at the git host, that of its draft where there is one; empty without any. */
async function readCurrent(
  host: GitHost,
  { path, slug }: SavedFiles['dataFiles'][number],
  { collectionName: collection = '', useWorkflow = false }: SaveOptions,
): Promise<string> {
  if (useWorkflow) {
    const draft = await host.unpublishedEntry({ collection, slug }).catch((error: unknown) => {
      if (hasNoDraft(error)) return null;
      throw error;
    });
    const file = draft?.diffs.find((one) => one.path === path);
    if (file !== undefined) return host.unpublishedEntryDataFile(collection, slug, path, file.id);
  }
  return (await host.getEntry(path)).data;
}

/** Refuses to save an entry over what somebody else has saved since it was opened, which Decap would do without a word. */
export function createSaveGuard() {
  const savedHere = new Map<string, string>();
  let opened: OpenedEntry | null = null;

  async function requireUnchanged(host: GitHost, { dataFiles }: SavedFiles, options: SaveOptions) {
    for (const file of dataFiles) {
      if (opened?.source == null || opened.path !== file.path) continue;
      const current = await readCurrent(host, file, options);
      if (current === opened.source || current === savedHere.get(file.path)) continue;
      throw new Error(
        current === ''
          ? 'Nothing was saved. The file cannot be read at the git host. Wait a minute and save again.'
          : 'Nothing was saved. The entry has been changed by someone else since you opened it. Copy what you have typed, open the entry again, and put it in there.',
      );
    }
  }

  return {
    /** To be called before an entry is saved. */
    open(entry: OpenedEntry): void {
      opened = entry;
    },
    /** Has a git host compare before it saves. */
    guard(given: unknown): void {
      const host = GitHostSchema.parse(given);
      const persist = host.persistEntry.bind(host);
      host.persistEntry = async (entry, options) => {
        await requireUnchanged(host, entry, options);
        const result = await persist(entry, options);
        for (const { path, raw } of entry.dataFiles) savedHere.set(path, raw);
        return result;
      };
    },
  };
}
