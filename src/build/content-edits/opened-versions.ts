import type { VersionedSource } from '../../lib/file-version';
import { versionOf } from './content-files';

type Opened = Pick<VersionedSource, 'version' | 'editor'>;

const copyFirst = 'Copy what you have typed, open the entry again, and put it in there.';

/** Decides whether a page may overwrite a file: it may if nobody else has changed the file since the page opened it. */
export class OpenedVersions {
  /** The last version that a page has written over the one that it had opened. */
  readonly #written = new Map<string, string>();

  #key(file: string, { version, editor }: Opened): string {
    return JSON.stringify([file, version, editor]);
  }

  /**
   * Returns the reason why a page may not write a file.
   *
   * @param opened The version that the page has opened; null for a new entry.
   * @param current The content of the file; null if there is none.
   * @returns A sentence; null if it may.
   */
  conflict(file: string, opened: Opened | null, current: Uint8Array | null): string | null {
    if (opened === null)
      return current === null ? null : `There is a file ${file} already. Choose another name.`;
    if (current === null) return `${file} has been deleted since you opened it. ${copyFirst}`;
    const version = this.#written.get(this.#key(file, opened)) ?? opened.version;
    return version === versionOf(current)
      ? null
      : `${file} has been changed by someone else since you opened it. ${copyFirst}`;
  }

  /** Records what a page has written over the version that it had opened. */
  noteWritten(file: string, opened: Opened, content: Uint8Array): void {
    this.#written.set(this.#key(file, opened), versionOf(content));
  }
}
