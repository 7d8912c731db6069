import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';
import { markVersion } from '../../lib/file-version';
import { listFolder } from '../../model/load/files/files';

/** A file of an entry as Decap reads it; the names are Decap's. */
interface EntryFile {
  /** Null if there is no such file. */
  readonly data: string | null;
  readonly file: { readonly path: string; readonly label?: string | undefined; readonly id: string | null };
}

interface MediaFile {
  readonly id: string;
  readonly content: string;
  readonly encoding: 'base64';
  readonly path: string;
  readonly name: string;
}

/** The version of a file: a hash of its content. */
export function versionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Content of a file; null if there is none. */
export async function readIfPresent(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

/** Reads an entry, with its version above it. */
export async function readEntry(root: string, file: string, label?: string): Promise<EntryFile> {
  const content = await readIfPresent(path.join(root, file));
  if (content === null) return { data: null, file: { path: file, label, id: null } };
  const version = versionOf(content);
  const source = new TextDecoder().decode(content);
  return {
    data: markVersion({ source, version, editor: null }),
    file: { path: file, label, id: version },
  };
}

/** Paths of the files in a folder that are at most `depth` folders deep. */
export async function filesIn(
  root: string,
  folder: string,
  ending: string,
  depth: number,
): Promise<string[]> {
  const entries = await listFolder(path.join(root, folder));
  return entries
    .filter(
      ({ kind, path: file }) => kind === 'file' && file.endsWith(ending) && file.split('/').length <= depth,
    )
    .map((entry) => `${folder}/${entry.path}`);
}

/** Reads a picture, a document or another media file. */
export async function readMedia(root: string, file: string): Promise<MediaFile> {
  const content = await readFile(path.join(root, file));
  return {
    id: versionOf(content),
    content: content.toString('base64'),
    encoding: 'base64',
    path: file,
    name: path.posix.basename(file),
  };
}
