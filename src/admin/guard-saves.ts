import { z } from 'zod';
import { readOpened } from './git-host-format';

/** A data file of an entry, and its options for saving. The names are Decap's. */
interface SavedFiles {
  readonly dataFiles: readonly { readonly path: string; readonly slug: string; readonly raw: string }[];
}
interface SaveOptions {
  readonly collectionName?: string;
  readonly useWorkflow?: boolean;
  /** True for an entry that Decap takes for a draft. */
  readonly unpublished?: boolean;
}

/** A git host, by the functions that Decap calls. */
export interface GitHost {
  readonly api?: unknown;
  readonly getEntry: (path: string) => Promise<{ readonly data: string }>;
  /** Rejects if an entry has no draft. */
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
  /** The file as it was then; null for a new entry. */
  readonly source: string | null;
}

function hasNoDraft(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'notUnderEditorialWorkflow' in error;
}

/**
 * The file on the branch of the site; empty if there is none, for which GitLab rejects and the others return an empty
 * text.
 */
async function readPublished(host: GitHost, path: string): Promise<string> {
  const { data } = await host.getEntry(path).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return { data: '' };
    throw error;
  });
  return data;
}

/** A file of an entry at the git host, from its draft if there is one; empty if there is no file. */
interface CurrentFile {
  readonly source: string;
  readonly isDraft: boolean;
}

async function readCurrent(
  host: GitHost,
  { path, slug }: SavedFiles['dataFiles'][number],
  { collectionName: collection = '', useWorkflow = false }: SaveOptions,
): Promise<CurrentFile> {
  if (useWorkflow) {
    const draft = await host.unpublishedEntry({ collection, slug }).catch((error: unknown) => {
      if (hasNoDraft(error)) return null;
      throw error;
    });
    const file = draft?.diffs.find((one) => one.path === path);
    if (file !== undefined)
      return {
        source: await host.unpublishedEntryDataFile(collection, slug, path, file.id),
        isDraft: true,
      };
    if (draft !== null) return { source: await readPublished(host, path), isDraft: true };
  }
  return { source: await readPublished(host, path), isDraft: false };
}

/**
 * Refuses to overwrite changes that somebody else has saved since an entry was opened; Decap would do so silently.
 *
 * @param mend Called for the branch of an entry without a draft; returns whether it has one afterwards.
 */
export function createSaveGuard(mend: (api: unknown, branch: string) => Promise<boolean>) {
  /**
   * By path, the last source that this page has saved, and those sent since without an answer, which may have been
   * saved.
   */
  const sentHere = new Map<string, readonly string[]>();
  let opened: OpenedEntry | null = null;

  /** Returns whether the entry has a draft. */
  async function requireUnchanged(host: GitHost, { dataFiles }: SavedFiles, options: SaveOptions) {
    let hasDraft = false;
    for (const file of dataFiles) {
      const { source, isDraft } = await readCurrent(host, file, options);
      hasDraft ||= isDraft;
      if (sentHere.get(file.path)?.includes(source) === true) continue;
      const isNew = opened?.source == null || opened.path !== file.path;
      if (source === (isNew ? '' : opened?.source)) continue;
      if (isNew)
        throw new Error(
          'Nothing was saved. Someone else has made an entry of this name meanwhile. Change the name and save again.',
        );
      throw new Error(
        source === ''
          ? 'Nothing was saved. The file cannot be read at the git host. Wait a minute and save again.'
          : 'Nothing was saved. The entry has been changed by someone else since you opened it. Copy what you have typed, open the entry again, and put it in there.',
      );
    }
    return hasDraft;
  }

  async function mendBranch(host: GitHost, { dataFiles: [file] }: SavedFiles, options: SaveOptions) {
    return file !== undefined && mend(host.api, `cms/${options.collectionName ?? ''}/${file.slug}`);
  }

  return {
    /** To be called before an entry is saved. */
    open(entry: OpenedEntry): void {
      opened = entry;
    },
    /** Makes a git host compare before it saves. */
    guard(given: unknown): void {
      const host = GitHostSchema.parse(given);
      const persist = host.persistEntry.bind(host);
      host.persistEntry = async (marked, options) => {
        const dataFiles = marked.dataFiles.map((file) => ({ ...file, raw: readOpened(file.raw).text }));
        const entry = { ...marked, dataFiles };
        let hasDraft = await requireUnchanged(host, entry, options);
        if (!hasDraft && options.useWorkflow === true && (await mendBranch(host, entry, options)))
          hasDraft = await requireUnchanged(host, entry, options);
        for (const { path, raw } of dataFiles) sentHere.set(path, [...(sentHere.get(path) ?? []), raw]);
        // Decap relies on what it has read, and treats an entry as a draft after a first save has failed.
        const result = await persist(entry, { ...options, unpublished: hasDraft });
        for (const { path, raw } of dataFiles) sentHere.set(path, [raw]);
        return result;
      };
    },
  };
}
