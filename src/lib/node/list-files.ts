import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the plain files below a folder by their names in it, with slashes on every system; links are left out.
 *
 * @throws When the folder is not there.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
