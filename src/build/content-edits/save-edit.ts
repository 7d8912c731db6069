import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readVersion, type VersionedSource } from '../../lib/file-version';
import { fail, ok, type Result } from '../../lib/result';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';
import { readIfPresent } from './content-files';
import { mediaFolder, type EditChecks } from './check-edit';
import type { Asset, EditRequest } from './edit-requests';
import { keepFormat } from '../../lib/keep-format/keep-format';
import { OpenedVersions } from './opened-versions';
import { withStagedContent, type FileChange } from './staged-content';

type ParamsOf<Action> = Extract<EditRequest, { readonly action: Action; readonly params: unknown }>['params'];

/** A change of an entry with the version that its page has opened; null for a new entry. */
interface EntryChange extends FileChange {
  readonly content: Uint8Array;
  readonly opened: VersionedSource | null;
}

/**
 * Writes edits of the CMS into content/, and refuses, in a sentence, those that would break or lose something. Paths
 * have been checked, and edits are processed one at a time.
 */
export class ContentEdits {
  readonly #versions = new OpenedVersions();

  /** @param root The folder above content/. */
  constructor(
    private readonly root: string,
    private readonly checks: EditChecks,
  ) {}

  /** Saves an entry with the files that were added to it. */
  async saveEntry({ dataFiles, assets, options }: ParamsOf<'persistEntry'>): Promise<Result<void, string>> {
    const entries: EntryChange[] = [];
    for (const { path: file, raw } of dataFiles) {
      const entry = await this.#entryChange(file, raw, options.newEntry);
      if (!entry.ok) return entry;
      entries.push(entry.value);
    }
    const uploads = await this.#uploads(assets);
    if (!uploads.ok) return uploads;
    // Files are written before the entry that names them.
    const saved = await this.#apply([...uploads.value, ...entries]);
    if (saved.ok)
      for (const { path: file, opened, content } of entries)
        if (opened !== null) this.#versions.noteWritten(file, opened, content);
    return saved;
  }

  /** Saves a file by itself. */
  async saveMedia({ asset }: ParamsOf<'persistMedia'>): Promise<Result<void, string>> {
    const uploads = await this.#uploads([asset]);
    return uploads.ok ? this.#apply(uploads.value) : uploads;
  }

  /** Deletes entries or media files that nothing needs. */
  async remove({ paths }: ParamsOf<'deleteFiles'>): Promise<Result<void, string>> {
    return this.#apply(paths.map((file) => ({ path: file, content: null })));
  }

  async #entryChange(file: string, raw: string, isNew: boolean): Promise<Result<EntryChange, string>> {
    const { source, ...version } = readVersion(raw);
    const opened = isNew ? null : { source, ...version };
    const current = await readIfPresent(path.join(this.root, file));
    // The answer to the first attempt may have been lost.
    const isThere = opened === null && current?.equals(Buffer.from(source)) === true;
    const conflict = isThere ? null : this.#versions.conflict(file, opened, current);
    if (conflict !== null) return fail(conflict);
    const text = current === null ? source : keepFormat(new TextDecoder().decode(current), source);
    return ok({ path: file, content: Buffer.from(text), opened });
  }

  async #uploads(assets: readonly Asset[]): Promise<Result<FileChange[], string>> {
    const changes: FileChange[] = [];
    for (const { path: file, content: base64 } of assets) {
      if (!file.startsWith(mediaFolder)) return fail(`${file} is not under ${mediaFolder}.`);
      const content = Buffer.from(base64, 'base64');
      const current = await readIfPresent(path.join(this.root, file));
      if (current !== null && !current.equals(content))
        return fail(
          `There is another file ${file} already. Give yours another name and choose it once more.`,
        );
      changes.push({ path: file, content });
    }
    return ok(changes);
  }

  async #apply(changes: readonly FileChange[]): Promise<Result<void, string>> {
    const { problems } = await withStagedContent(this.root, changes, async (contentDir) =>
      this.checks.check(contentDir, changes),
    );
    if (problems.length > 0) return fail(problems.join('\n'));
    for (const { path: file, content } of changes) {
      const at = path.join(this.root, file);
      if (content === null) await rm(at, { force: true });
      else await writeFileAtomically(at, content);
    }
    return ok(undefined);
  }
}
