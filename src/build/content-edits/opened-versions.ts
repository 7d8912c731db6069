import type { VersionedSource } from '../../lib/file-version';
import { versionOf } from './content-files';

type Opened = Pick<VersionedSource, 'version' | 'editor'>;

const copyFirst = 'Copy what you have typed, open the entry again, and put it in there.';

/** Knows whether a page may write over a file: it may when nobody else has changed the file since the page opened it. */
export class OpenedVersions {
  /** The last version that a page has written over the one that it had opened, and goes on from. */
  readonly #written = new Map<string, string>();

  #key(file: string, { version, editor }: Opened): string {
    return JSON.stringify([file, version, editor]);
  }

  /**
   * Says why a page may not write a file.
   *
   * @param opened What the page has opened; null of a new entry.
   * @param current The content of the file; null where there is none.
   * @returns A sentence; null where it may.
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

  /** Notes what a page has written over the version that it had opened. */
  noteWritten(file: string, opened: Opened, content: Uint8Array): void {
    this.#written.set(this.#key(file, opened), versionOf(content));
  }
}
