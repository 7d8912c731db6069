import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';

/** Paths of all files below a folder, relative to it, with forward slashes, sorted; none when it does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The text of a file, without a byte-order mark. */
export async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
}

/** Bytes in a file. */
export async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}
