import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../../lib/error-code';
import { nameWithin } from '../../../lib/node/list-files';
import { fail, ok, type Result } from '../../../lib/result';

/** An entry of a folder. */
export type EntryKind = 'file' | 'folder' | 'link' | 'other';

export interface FolderEntry {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly kind: EntryKind;
}

interface EntryType {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

function kindOf(entry: EntryType): EntryKind {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

async function unlessMissing<Value>(pending: Promise<Value>): Promise<Value | null> {
  return pending.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Lists everything below a folder, sorted; hidden files and folders are left out, links are not followed.
 *
 * @returns The entries; the folder itself under the empty path when it is a link or no folder; none when it is missing.
 */
export async function listFolder(folder: string): Promise<FolderEntry[]> {
  const root = await unlessMissing(lstat(folder));
  if (root === null) return [];
  if (!root.isDirectory()) return [{ path: '', kind: kindOf(root) }];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => ({
      path: nameWithin(folder, entry),
      kind: kindOf(entry),
    }))
    .filter((entry) => !/(?:^|\/)\./.test(entry.path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Paths of all files below a folder, relative to it, with forward slashes, sorted; hidden ones are left out. None when it
 * does not exist.
 */
export async function listVisibleFiles(folder: string): Promise<string[]> {
  return (await listFolder(folder)).filter(({ kind }) => kind === 'file').map((entry) => entry.path);
}

/** Bytes in a file. */
export async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** A reason why a file cannot be read as text, as the end of a sentence, with advice. */
export interface ReadFailure {
  readonly message: string;
  readonly advice: string;
}

const maxBytes = 1_000_000;

/**
 * Reads a text file in UTF-8, without a byte-order mark and with plain line ends; or returns why it cannot be read.
 */
export async function readText(file: string): Promise<Result<string, ReadFailure>> {
  const bytes = await sizeOf(file);
  if (bytes > maxBytes) {
    const size = (bytes / 1_000_000).toFixed(1);
    return fail({ message: `the file holds ${size} MB of text`, advice: 'at most 1 MB; split it up.' });
  }
  const content = await readFile(file).catch((error: unknown) => ({ code: errorCode(error) }));
  if ('code' in content) {
    const message = `the file cannot be opened (${String(content.code)})`;
    return fail({ message, advice: 'a copy of the file that everybody may read.' });
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n'));
  } catch {
    return fail({
      message: 'the file is not saved as UTF-8, so that letters such as é would be lost',
      advice: 'the same text, and choose UTF-8 as the encoding when you save the file.',
    });
  }
}
