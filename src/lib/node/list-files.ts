import { readdirSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The path of an entry within a folder that was listed recursively, with slashes on every system. */
export function nameWithin(folder: string, { parentPath, name }: Dirent): string {
  return path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/');
}

function plainFiles(folder: string, entries: readonly Dirent[]): string[] {
  return entries.filter((entry) => entry.isFile()).map((entry) => nameWithin(folder, entry));
}

/**
 * Lists the plain files below a folder by their names in it, with slashes on every system; links are left out.
 *
 * @throws When the folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  return plainFiles(folder, await readdir(folder, { recursive: true, withFileTypes: true }));
}

/** Does the same as `listFiles`, for callers that cannot wait. */
export function listFilesSync(folder: string): string[] {
  return plainFiles(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));
}
